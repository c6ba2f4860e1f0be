#!/usr/bin/env bash
# Prints the KAIA and the tokens of an account.
#
# Usage: account-holdings.sh ACCOUNT
. "$(dirname "$0")/kaia.sh"

start ACCOUNT "$@"
account=$1
check_address "$account"

get "/api/v1/accounts/$account" 'decimal("balance")'
export BALANCE=$answer
get /api/v1/kaia 'object("klay_price") | decimal("usd_price") as $price
  | $ENV.BALANCE | "KAIA: \(plain) = \(shift(18) | truncate) kei = \(times($price)) USD"'
pages "/api/v1/accounts/$account/token-details" '' '
  decimal("balance") as $balance
  | object("contract")
  | places("decimal") as $decimals
  | ($balance | shift($decimals) | truncate) as $units
  | (if truth("verified") then "verified" else "not verified" end) as $verified
  | "\(text("symbol") | one_line): \($balance | plain) = \($units) units, \($verified)"'

print "$answer"
cat "$work/rows"
