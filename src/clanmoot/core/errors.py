"""Everything a caller can get wrong has a code for programs and a sentence for people."""


class ClanmootError(Exception):
    """Base of all errors that are the caller's; `str()` of one is a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
