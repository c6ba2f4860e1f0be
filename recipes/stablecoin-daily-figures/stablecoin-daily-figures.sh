#!/usr/bin/env bash
# Prints the daily figures of a stablecoin as the service answers them.
#
# Usage: stablecoin-daily-figures.sh SYMBOL FIRST_DAY LAST_DAY
#
# The days have the form 2025-01-18.
. "$(dirname "$0")/kaia.sh"

start 'SYMBOL FIRST_DAY LAST_DAY' "$@"
symbol=$(encode "$1")
days="startDate=$(encode "$2")&endDate=$(encode "$3")"

lines=()
for figure in transfer-count transaction-volume total-supply-amount total-holder-count \
  active-address-count; do
  get "/api/v1/stablecoin/$symbol/daily-stat/$figure?$days" 'text("symbol"), list("results")'
  lines+=("# $figure" "$(cat "$work/body")")
done
print "${lines[@]}"
