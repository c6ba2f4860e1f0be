#!/usr/bin/env python3
"""Prints the KAIA and the tokens of an account.

Usage: account-holdings.py ACCOUNT

Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
"""

import os
import re
import sys
import time
from decimal import Decimal, getcontext

import requests

BASE_URL = os.environ.get("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
PAGE_SIZE = int(os.environ.get("KAIASCAN_PAGE_SIZE", "500"))
RETRY_SECONDS = int(os.environ.get("KAIASCAN_RETRY_SECONDS", "1"))

TIMEOUT_SECONDS = 30
MAX_ATTEMPTS = 5
RETRIED_STATUSES = (429, 500, 503)

session = requests.Session()


class ApiError(Exception):
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
            if response.status_code not in RETRIED_STATUSES:
                break
            retry_after = response.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdecimal() else wait
        if attempt + 1 < MAX_ATTEMPTS:
            time.sleep(wait)
    raise ApiError(problem)


# Enough digits for the product of any balance and price.
getcontext().prec = 200


def plain(number):
    """Writes a decimal without exponent and trailing zeros."""
    return f"{number.normalize():f}"


def to_units(balance, decimals):
    """Returns a balance in the smallest unit of the token."""
    return int(balance.scaleb(decimals))


def read_tokens(account):
    page = 1
    while True:
        answer = get(f"/api/v1/accounts/{account}/token-details", page=page, size=PAGE_SIZE)
        yield from answer["results"]
        if answer["paging"]["last"]:
            return
        page += 1


def print_holdings(account):
    kaia = Decimal(get(f"/api/v1/accounts/{account}")["balance"])
    price = Decimal(get("/api/v1/kaia")["klay_price"]["usd_price"])
    print(f"KAIA: {plain(kaia)} = {to_units(kaia, 18)} kei = {plain(kaia * price)} USD")
    for token in read_tokens(account):
        contract = token["contract"]
        balance = Decimal(token["balance"])
        units = to_units(balance, contract["decimal"])
        verified = "verified" if contract["verified"] else "not verified"
        print(f"{contract['symbol']}: {plain(balance)} = {units} units, {verified}")


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    [account] = arguments
    if not re.fullmatch("0x[0-9a-fA-F]{40}", account):
        sys.exit(f"{account} is not an address: 0x and 40 hexadecimal digits.")
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        print_holdings(account)
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
