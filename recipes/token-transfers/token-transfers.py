#!/usr/bin/env python3
"""Writes all token transfers of an account in a range of blocks to a CSV file.

Usage: token-transfers.py ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]

FILE is transfers.csv by default. An interrupted run continues when you start it again.
Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_BLOCK_WINDOW, KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
"""

import csv
import os
import re
import sys
import time
from pathlib import Path

import requests

BASE_URL = os.environ.get("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
BLOCK_WINDOW = int(os.environ.get("KAIASCAN_BLOCK_WINDOW", "40000"))
PAGE_SIZE = int(os.environ.get("KAIASCAN_PAGE_SIZE", "500"))
RETRY_SECONDS = int(os.environ.get("KAIASCAN_RETRY_SECONDS", "1"))

TIMEOUT_SECONDS = 30
MAX_ATTEMPTS = 5
RETRIED_STATUSES = (429, 500, 503)

# A list ends after this many rows, so a full one may lack rows.
MAX_ROWS = 40_000

COLUMNS = ["block", "time", "transaction", "from", "to", "contract", "amount"]

session = requests.Session()


class ApiError(Exception):
    pass


class RangeTooWide(ApiError):
    pass


def get(path, **query):
    """Returns the JSON answer. Decimals stay text, so that no digit is lost."""
    for attempt in range(MAX_ATTEMPTS):
        wait = RETRY_SECONDS * 2**attempt
        try:
            response = session.get(BASE_URL + path, params=query, timeout=TIMEOUT_SECONDS)
        except requests.RequestException as error:
            problem = f"No answer: {type(error).__name__}"
        else:
            if response.ok:
                return response.json(parse_float=str)
            problem = f"HTTP {response.status_code}: {response.text}"
            if response.status_code == 400:
                raise RangeTooWide(problem)
            if response.status_code not in RETRIED_STATUSES:
                break
            retry_after = response.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdecimal() else wait
        if attempt + 1 < MAX_ATTEMPTS:
            time.sleep(wait)
    raise ApiError(problem)


def read_window(account, first_block, last_block):
    """Returns the transfers of a window of blocks, newest first."""
    transfers = []
    page = 1
    while True:
        answer = get(
            f"/api/v1/accounts/{account}/token-transfers",
            blockNumberStart=first_block,
            blockNumberEnd=last_block,
            page=page,
            size=PAGE_SIZE,
        )
        if answer["paging"]["total_count"] >= MAX_ROWS:
            raise RangeTooWide(f"Block {first_block} has more rows than a list returns.")
        transfers += answer["results"]
        if answer["paging"]["last"]:
            return transfers
        page += 1


def to_row(transfer):
    return [
        transfer["block_id"],
        transfer["datetime"],
        transfer["transaction_hash"],
        transfer["from"],
        transfer.get("to", ""),
        transfer["contract"]["contract_address"],
        transfer["amount"],
    ]


def append_rows(file, rows):
    with file.open("a", newline="") as output:
        csv.writer(output, lineterminator="\n").writerows(rows)


def save_state(state_file, run, next_block, size):
    """The state has the size of the CSV file, so that a half-written window is removed."""
    new_file = Path(f"{state_file}.new")
    new_file.write_text(f"{run} {next_block} {size}\n")
    new_file.replace(state_file)


def resume(file, state_file, run, last_block):
    """Returns the block to continue with; starts a new file if there is no state."""
    if not state_file.exists():
        file.write_text("")
        append_rows(file, [COLUMNS])
        return last_block
    saved_run, next_block, size = state_file.read_text().rsplit(maxsplit=2)
    if saved_run != run:
        sys.exit(f"{state_file} is of another run: {saved_run}. Complete or delete it.")
    os.truncate(file, int(size))
    print(f"Continuing at block {next_block}")
    return int(next_block)


def write_transfers(account, first_block, last_block, file):
    run = f"{account} {first_block} {last_block}"
    state_file = Path(f"{file}.state")
    width = BLOCK_WINDOW
    end = resume(file, state_file, run, last_block)
    while end >= first_block:
        start = max(first_block, end - width + 1)
        try:
            transfers = read_window(account, start, end)
        except RangeTooWide:
            if start == end:
                raise
            width = (end - start + 1) // 2
            continue
        append_rows(file, map(to_row, transfers))
        save_state(state_file, run, start - 1, file.stat().st_size)
        print(f"Blocks {start} to {end}: {len(transfers)} transfers")
        end = start - 1
    state_file.unlink(missing_ok=True)
    print(f"{file} is complete")


def main(arguments):
    if len(arguments) not in (3, 4):
        sys.exit(__doc__)
    account, first_block, last_block = arguments[:3]
    file = Path(arguments[3] if len(arguments) == 4 else "transfers.csv")
    if not re.fullmatch("0x[0-9a-fA-F]{40}", account):
        sys.exit(f"{account} is not an address: 0x and 40 hexadecimal digits.")
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        write_transfers(account, int(first_block), int(last_block), file)
    except (ApiError, ValueError) as error:
        sys.exit(f"{error}\nStart the program again to continue.")


if __name__ == "__main__":
    main(sys.argv[1:])
