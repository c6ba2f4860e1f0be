#!/usr/bin/env python3
"""Prints the price of KAIA and its supply.

Usage: kaia-price.py
"""

from decimal import Decimal

import kaia

PRICE = {
    "usd_price": Decimal,
    "btc_price": Decimal,
    "usd_price_changes": Decimal,
    "market_cap": Decimal,
    "volume": Decimal,
    "total_supply": Decimal,
}


def main() -> None:
    price = kaia.get("/api/v1/kaia").read({"klay_price": PRICE})["klay_price"]
    print(f"Price in USD: {price['usd_price']:f}")
    print(f"Price in BTC: {price['btc_price']:f}")
    print(f"Change in 24 hours: {price['usd_price_changes']:f} %")
    print(f"Market cap in USD: {price['market_cap']:f}")
    print(f"Volume in USD: {price['volume']:f}")
    print(f"Supply in KAIA: {price['total_supply']:f}")


if __name__ == "__main__":
    kaia.run("", main)
