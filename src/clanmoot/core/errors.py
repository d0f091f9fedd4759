"""The base of all errors that a caller can cause: a code for programs and a sentence for people."""


class ClanmootError(Exception):
    """Base of all errors that a caller can cause. `str()` returns the sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code  # for programs, such as "unknown-game"
        self.sentence = sentence  # for people: what is wrong, and what to do
