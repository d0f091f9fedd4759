"""The base of all errors that a caller can cause: a code for programs and a sentence for people."""


class ClanmootError(Exception):
    """Base of all errors that a caller can cause. `str()` gives the sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
