# The coach of a first game.

web-learn = Learn by playing
web-lesson = Lesson
web-guide-step = Step { $number } of { $count }
web-guide-next = Next
web-guide-skip = Skip
web-guide-play-on = Keep playing
web-guide-leave = Leave the lesson and keep playing
web-guide-rule = Show rule { $rule }
web-proof-lesson = In a lesson, everyone gets the same deal, so there’s no secret to verify.
