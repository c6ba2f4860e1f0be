#!/usr/bin/env python3
"""Waits for a transaction and explains its outcome.

Usage: wait-for-transaction.py HASH [SECONDS]

SECONDS is the longest time to wait, 60 by default. Exits with 1 if the transaction failed.
Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_POLL_SECONDS, KAIASCAN_RETRY_SECONDS.
"""

import os
import re
import sys
import time
from decimal import Decimal

import requests

BASE_URL = os.environ.get("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
POLL_SECONDS = int(os.environ.get("KAIASCAN_POLL_SECONDS", "1"))
RETRY_SECONDS = int(os.environ.get("KAIASCAN_RETRY_SECONDS", "1"))

TIMEOUT_SECONDS = 30
MAX_ATTEMPTS = 5
RETRIED_STATUSES = (429, 500, 503)

session = requests.Session()


class ApiError(Exception):
    pass


def get(path, **query):
    """Returns the JSON answer, or None if there is none yet (404). Decimals stay text."""
    for attempt in range(MAX_ATTEMPTS):
        wait = RETRY_SECONDS * 2**attempt
        try:
            response = session.get(BASE_URL + path, params=query, timeout=TIMEOUT_SECONDS)
        except requests.RequestException as error:
            problem = f"No answer: {type(error).__name__}"
        else:
            if response.ok:
                return response.json(parse_float=str)
            if response.status_code == 404:
                return None
            problem = f"HTTP {response.status_code}: {response.text}"
            if response.status_code not in RETRIED_STATUSES:
                break
            retry_after = response.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdecimal() else wait
        if attempt + 1 < MAX_ATTEMPTS:
            time.sleep(wait)
    raise ApiError(problem)


def wait_for(path, deadline):
    while True:
        answer = get(path)
        if answer is not None:
            return answer
        if time.monotonic() >= deadline:
            raise ApiError("The transaction is not there yet. It may come later, or never.")
        time.sleep(POLL_SECONDS)


def plain(number):
    """Writes a decimal without exponent and trailing zeros."""
    return f"{number.normalize():f}"


def print_transaction(transaction):
    print(f"Block: {transaction['block_id']}, {transaction['datetime']}")
    print(f"Type: {transaction['transaction_type']}")
    print(f"From: {transaction['from']}")
    if "to" in transaction:
        print(f"To: {transaction['to']}")
    if "created_contract" in transaction:
        print(f"Created contract: {transaction['created_contract']}")
    if "signature" in transaction:
        print(f"Function: {transaction['signature']}")
    print(f"Amount: {transaction['amount']} KAIA")
    print(f"Fee: {transaction['transaction_fee']} KAIA")
    if "fee_payer" in transaction:
        percent = transaction["fee_ration"]
        share = Decimal(transaction["transaction_fee"]) * percent / 100
        print(f"Fee payer: {transaction['fee_payer']} pays {percent} %, {plain(share)} KAIA")


def explain(transaction_hash, seconds):
    """Returns whether the transaction succeeded."""
    deadline = time.monotonic() + seconds
    outcome = wait_for(f"/api/v1/transaction-receipts/{transaction_hash}/status", deadline)
    print(f"Status: {outcome['status']}")
    if "fail_message" in outcome:
        print(f"Reason: {outcome['fail_message']}")
    print_transaction(wait_for(f"/api/v1/transactions/{transaction_hash}", deadline))
    return outcome["status"] == "Success"


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    transaction_hash = arguments[0]
    seconds = int(arguments[1]) if len(arguments) == 2 else 60
    if not re.fullmatch("0x[0-9a-fA-F]{64}", transaction_hash):
        sys.exit(f"{transaction_hash} is not a transaction hash: 0x and 64 hexadecimal digits.")
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        if not explain(transaction_hash, seconds):
            sys.exit(1)
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
