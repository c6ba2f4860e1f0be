#!/usr/bin/env bash
# Waits for a transaction and explains its outcome.
#
# Usage: wait-for-transaction.sh HASH [SECONDS]
#
# SECONDS is the longest time to wait, 60 by default. Exits with 1 if the transaction failed.
# Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
# KAIASCAN_POLL_SECONDS, KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
poll_seconds=${KAIASCAN_POLL_SECONDS:-1}
retry_seconds=${KAIASCAN_RETRY_SECONDS:-1}
timeout_seconds=30
max_attempts=5

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[[ $# == 1 || $# == 2 ]] || fail "$(sed -n '2,8s/^# \{0,1\}//p' "$0")"
hash=$1
seconds=${2:-60}
[[ $seconds =~ ^[0-9]+$ ]] || fail "$seconds is not a number of seconds."
[[ $hash =~ ^0x[0-9a-fA-F]{64}$ ]] ||
  fail "$hash is not a transaction hash: 0x and 64 hexadecimal digits."
[[ -n ${KAIASCAN_API_KEY:-} ]] || fail 'Set KAIASCAN_API_KEY to your API key.'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints each value of a JSON text as a line: results.0.amount, a tab, 10
json_values() {
  grep -oE '"([^"\\]|\\.)*"|[][{}:,]|[^][{}:,"[:space:]]+' | awk '
    function path(   text, i) {
      for (i = 1; i <= depth; i++) text = text (i > 1 ? "." : "") key[i]
      return text
    }
    /^[[{]$/ { kind[++depth] = $0; key[depth] = 0; is_key = ($0 == "{"); next }
    /^[]}]$/ { depth--; is_key = 0; next }
    /^,$/ { if (kind[depth] == "[") key[depth]++; else is_key = 1; next }
    /^:$/ { next }
    is_key { key[depth] = substr($0, 2, length($0) - 2); is_key = 0; next }
    { sub(/^"/, ""); sub(/"$/, ""); print path() "\t" $0 }'
}

# Prints the value at a path of the answer.
value_of() {
  awk -F '\t' -v path="$1" '$1 == path { print $2 }' "$work/values"
}

# Writes the values of the answer to $work/values. Returns 1 if there is none yet (404).
# curl reads the key from a pipe, because other users can see its arguments.
get() {
  local attempt http_status wait retry_after
  for ((attempt = 0; attempt < max_attempts; attempt++)); do
    : >"$work/body"
    : >"$work/headers"
    http_status=$(printf 'Authorization: Bearer %s\n' "$KAIASCAN_API_KEY" |
      curl --silent --max-time "$timeout_seconds" --header @- --write-out '%{http_code}' \
        --output "$work/body" --dump-header "$work/headers" "$base_url$1") || http_status=000
    case $http_status in
      200) json_values <"$work/body" >"$work/values" && return ;;
    404) return 1 ;;
      000 | 429 | 500 | 503) ;;
      *) break ;;
    esac
    wait=$((retry_seconds << attempt))
    retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$work/headers")
    ((attempt + 1 == max_attempts)) || sleep "${retry_after:-$wait}"
  done
  fail "HTTP $http_status: $(cat "$work/body")"
}

wait_for() {
  until get "$1"; do
    ((SECONDS < seconds)) ||
      fail 'The transaction is not there yet. It may come later, or never.'
    sleep "$poll_seconds"
  done
}

# Prints a label and a value of the answer, if it has the value.
print_value() {
  local value
  value=$(value_of "$2")
  [[ -z $value ]] || printf '%s: %s%s\n' "$1" "$value" "${3:-}"
}

# Prints a percentage of a decimal. Adds digit by digit, because awk rounds large numbers.
share_of() {
  awk -v amount="$1" -v percent="$2" 'BEGIN {
    places = index(amount, ".") ? length(amount) - index(amount, ".") + 2 : 2
    sub(/\./, "", amount)
    for (i = length(amount); i > 0; i--) {
      carry += substr(amount, i, 1) * percent
      digits = carry % 10 digits
      carry = int(carry / 10)
    }
    digits = carry digits
    while (length(digits) <= places) digits = "0" digits
    share = substr(digits, 1, length(digits) - places) "." substr(digits, length(digits) - places + 1)
    sub(/^0+/, "", share)
    sub(/\.?0+$/, "", share)
    print (share ~ /^[0-9]/ ? share : "0" share)
  }'
}

wait_for "/api/v1/transaction-receipts/$hash/status"
status=$(value_of status)
print_value Status status
print_value Reason fail_message
wait_for "/api/v1/transactions/$hash"
printf 'Block: %s, %s\n' "$(value_of block_id)" "$(value_of datetime)"
print_value Type transaction_type
print_value From from
print_value To to
print_value 'Created contract' created_contract
print_value Function signature
print_value Amount amount ' KAIA'
print_value Fee transaction_fee ' KAIA'
fee_payer=$(value_of fee_payer)
if [[ -n $fee_payer ]]; then
  percent=$(value_of fee_ration)
  share=$(share_of "$(value_of transaction_fee)" "$percent")
  printf 'Fee payer: %s pays %s %%, %s KAIA\n' "$fee_payer" "$percent" "$share"
fi
[[ $status == Success ]]
