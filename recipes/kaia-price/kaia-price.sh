#!/usr/bin/env bash
# Prints the price of KAIA and its supply.
#
# Usage: kaia-price.sh
. "$(dirname "$0")/kaia.sh"

start '' "$@"
get /api/v1/kaia 'object("klay_price")
  | "Price in USD: \(decimal("usd_price"))",
    "Price in BTC: \(decimal("btc_price"))",
    "Change in 24 hours: \(decimal("usd_price_changes")) %",
    "Market cap in USD: \(decimal("market_cap"))",
    "Volume in USD: \(decimal("volume"))",
    "Supply in KAIA: \(decimal("total_supply"))"'
print "$answer"
