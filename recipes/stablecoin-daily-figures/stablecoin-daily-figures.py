#!/usr/bin/env python3
"""Prints the daily figures of a stablecoin as the service answers them.

Usage: stablecoin-daily-figures.py SYMBOL FIRST_DAY LAST_DAY

The days have the form 2025-01-18.
"""

from urllib.parse import quote

import kaia

FIGURES = [
    "transfer-count",
    "transaction-volume",
    "total-supply-amount",
    "total-holder-count",
    "active-address-count",
]


def main(symbol: str, first_day: str, last_day: str) -> None:
    days = {"startDate": first_day, "endDate": last_day}
    lines = []
    for figure in FIGURES:
        path = f"/api/v1/stablecoin/{quote(symbol, safe='')}/daily-stat/{figure}"
        answer = kaia.get(path, days)
        answer.read({"symbol": str, "results": [{}]})
        lines += [f"# {figure}", kaia.one_line(answer.text)]
    print("\n".join(lines))


if __name__ == "__main__":
    kaia.run("SYMBOL FIRST_DAY LAST_DAY", main)
