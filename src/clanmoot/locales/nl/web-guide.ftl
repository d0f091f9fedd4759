# The coach of a first game.

web-learn = Al spelend leren
web-lesson = Les
web-guide-step = Stap { $number } van { $count }
web-guide-next = Verder
web-guide-skip = Overslaan
web-guide-play-on = Doorspelen
web-guide-leave = De les verlaten en doorspelen
web-guide-rule = Toon regel { $rule }
web-proof-lesson = In een les krijgt iedereen dezelfde kaarten, dus er is geen geheim om te controleren.
