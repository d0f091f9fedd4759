# The coach of a first game.

web-learn = Learn by playing
web-lesson = Lesson
web-guide-step = Step { $number } of { $count }
web-guide-next = Next
web-guide-skip = Skip
web-guide-play-on = Play on
web-guide-leave = Leave the lesson and play on
web-guide-rule = Show me rule { $rule }
web-proof-lesson = Yes, and no secret: in a lesson the deal is the same for everybody.
