#!/usr/bin/env python3
"""Prints the KAIA and the tokens of an account.

Usage: account-holdings.py ACCOUNT
"""

from decimal import Decimal

import kaia

TOKEN = {
    "contract": {"symbol": str, "decimal": kaia.places, "verified": bool},
    "balance": Decimal,
}


def to_units(balance: Decimal, places: int) -> int:
    """Returns a balance in the smallest unit of the token: 12.5 with 6 places is 12500000."""
    return int(balance.scaleb(places))


def main(account: str) -> None:
    kaia.check_hex(account)
    path = f"/api/v1/accounts/{account}"
    balance = kaia.get(path).read({"balance": Decimal})["balance"]
    price = kaia.get("/api/v1/kaia").read({"klay_price": {"usd_price": Decimal}})
    value = balance * price["klay_price"]["usd_price"]
    kei = to_units(balance, 18)
    lines = [f"KAIA: {balance.normalize():f} = {kei} kei = {value.normalize():f} USD"]
    for token in kaia.pages(f"{path}/token-details", {}, TOKEN):
        contract, balance = token["contract"], token["balance"]
        symbol = kaia.one_line(contract["symbol"])
        units = to_units(balance, contract["decimal"])
        verified = "verified" if contract["verified"] else "not verified"
        lines.append(f"{symbol}: {balance.normalize():f} = {units} units, {verified}")
    print("\n".join(lines))


if __name__ == "__main__":
    kaia.run("ACCOUNT", main)
