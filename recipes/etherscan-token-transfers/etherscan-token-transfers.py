#!/usr/bin/env python3
"""Writes all token transfers of an account in a range of blocks to a CSV file, read from the
Etherscan-compatible API.

Usage: etherscan-token-transfers.py ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]

FILE is transfers.csv by default. An interrupted run continues when you start it again.
KAIASCAN_BLOCK_WINDOW is the number of blocks that the program asks for at once, 1000 by default.
"""

import itertools
from decimal import Decimal

import kaia

COLUMNS = ["block", "timestamp", "transaction", "from", "to", "symbol", "amount"]

TRANSFER = {
    "blockNumber": Decimal,
    "timeStamp": Decimal,
    "hash": str,
    "from": str,
    "to?": str,
    "tokenSymbol": str,
    "value": Decimal,
    "tokenDecimal": kaia.places,
}


def read_page(answer: kaia.Answer) -> list:
    shape = {"status": str, "message?": str, "result?": lambda result: result}
    status, message, result = answer.read(shape).values()
    if result == [] or message == "No transactions found":
        return []
    if status != "1":
        raise answer.error(f"{message}: {result}"[:200].rstrip("."), "Check the arguments.")
    transfers = answer.read({"result": [TRANSFER]})["result"]
    return [
        [*cells, f"{value.scaleb(-places).normalize():f}"]
        for *cells, value, places in (transfer.values() for transfer in transfers)
    ]


def read_window(query: dict) -> list:
    """Returns transfers, newest first. The service does not say which page is the last one, so
    the list ends with an empty page."""
    transfers: list = []
    before = None
    for page in itertools.count(1):
        paging = {"page": page, "offset": kaia.setting(*kaia.PAGE_SIZE), "sort": "desc"}
        answer = kaia.get("/api", {**query, **paging})
        rows = read_page(answer)
        if not rows:
            break
        if rows == before:
            raise answer.error(*kaia.LIST_CHANGED)
        transfers += rows
        before = rows
    return transfers


def main(account: str, first: str, last: str, file: str = "transfers.csv") -> None:
    kaia.check_hex(account)
    query = {"module": "account", "action": "tokentx", "address": account}
    kaia.write_windows(
        (account, kaia.whole("FIRST_BLOCK", first), kaia.whole("LAST_BLOCK", last)),
        file,
        COLUMNS,
        kaia.setting("KAIASCAN_BLOCK_WINDOW", 1000, least=1),
        lambda start, end: read_window({**query, "startblock": start, "endblock": end}),
    )


if __name__ == "__main__":
    kaia.run("ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]", main)
