"""A missed demand is said in a sentence, and a met one is not."""

from benchmarks.report import Section, at_least, at_most, missed, rate, table


def test_a_ratio_below_the_demand_is_missed() -> None:
    section = Section("Against C.", [at_least("base", "3 moves/s", "10 moves/s", 0.3, 0.4)])
    assert missed([section]) == ["Missed: Against C. base: 0.300, demanded >= 0.4."]
    assert table([section]).endswith("MISSED")


def test_a_ratio_at_the_demand_is_kept() -> None:
    assert missed([Section("Against C.", [at_least("base", "4 moves/s", "10 moves/s", 0.4, 0.4)])]) == []


def test_a_size_at_the_limit_is_missed() -> None:
    section = Section("Records.", [at_most("JSON", 2048, "bytes", 2048)])
    assert missed([section]) == ["Missed: Records. JSON: 2,048 bytes, demanded < 2048 bytes."]
    assert at_most("JSON", 2047, "bytes", 2048).kept


def test_columns_are_aligned() -> None:
    rows = [
        at_least("base", "3 moves/s", "10 moves/s", 0.5, 0.4),
        at_least("tactics", "30 moves/s", "9 moves/s", 1, 0.4),
    ]
    lines = table([Section("Against C.", rows)]).splitlines()
    assert lines[-1].index(">=") == lines[-2].index(">=") == lines[0].index("demand")


def test_rates_keep_four_digits() -> None:
    assert rate(1234567.8, "moves") == "1,235,000 moves/s"
    assert rate(987.4, "games") == "987 games/s"
