#!/usr/bin/env bash
# Prints the KAIA and the tokens of an account.
#
# Usage: account-holdings.sh ACCOUNT
#
# Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
# KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
page_size=${KAIASCAN_PAGE_SIZE:-500}
retry_seconds=${KAIASCAN_RETRY_SECONDS:-1}
timeout_seconds=30
max_attempts=5

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[[ $# == 1 ]] || fail "$(sed -n '2,7s/^# \{0,1\}//p' "$0")"
account=$1
[[ $account =~ ^0x[0-9a-fA-F]{40}$ ]] ||
  fail "$account is not an address: 0x and 40 hexadecimal digits."
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

# Writes the values of the answer to $work/values.
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
      000 | 429 | 500 | 503) ;;
      *) break ;;
    esac
    wait=$((retry_seconds << attempt))
    retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$work/headers")
    ((attempt + 1 == max_attempts)) || sleep "${retry_after:-$wait}"
  done
  fail "HTTP $http_status: $(cat "$work/body")"
}

# awk functions that keep all digits, which its own numbers do not.
decimal_functions='
  function places(text) { return index(text, ".") ? length(text) - index(text, ".") : 0 }
  # Writes a decimal without leading and trailing zeros.
  function plain(text) {
    if (index(text, ".")) sub(/\.?0*$/, "", text)
    sub(/^0+/, "", text)
    return text ~ /^[0-9]/ ? text : "0" text
  }
  # Inserts the point before the last digits.
  function with_places(digits, count) {
    while (length(digits) <= count) digits = "0" digits
    return substr(digits, 1, length(digits) - count) "." substr(digits, length(digits) - count + 1)
  }
  function multiply(a, b,   count, column, i, j, digits) {
    count = places(a) + places(b)
    sub(/\./, "", a)
    sub(/\./, "", b)
    for (i = 0; i < length(a) + length(b); i++) column[i] = 0
    for (i = 0; i < length(a); i++)
      for (j = 0; j < length(b); j++)
        column[i + j] += substr(a, length(a) - i, 1) * substr(b, length(b) - j, 1)
    for (i = 0; i < length(a) + length(b); i++) {
      column[i + 1] += int(column[i] / 10)
      digits = column[i] % 10 digits
    }
    return plain(with_places(digits, count))
  }
  # Returns a balance in the smallest unit of the token.
  function to_units(balance, decimals,   factor) {
    for (factor = "1"; length(factor) <= decimals; ) factor = factor "0"
    return multiply(balance, factor)
  }'

print_tokens() {
  awk -F '\t' "$decimal_functions"'
    $1 ~ /^results\.[0-9]+\./ {
      split($1, part, ".")
      row = part[2]
      cell[row, substr($1, length("results." row ".") + 1)] = $2
      if (row >= rows) rows = row + 1
    }
    END {
      for (row = 0; row < rows; row++) {
        balance = cell[row, "balance"]
        printf "%s: %s = %s units, %s\n", cell[row, "contract.symbol"], plain(balance),
          to_units(balance, cell[row, "contract.decimal"]),
          cell[row, "contract.verified"] == "true" ? "verified" : "not verified"
      }
    }' "$work/values"
}

get "/api/v1/accounts/$account"
balance=$(value_of balance)
get /api/v1/kaia
awk -v balance="$balance" -v price="$(value_of klay_price.usd_price)" "$decimal_functions"'
  BEGIN {
    printf "KAIA: %s = %s kei = %s USD\n", plain(balance), to_units(balance, 18),
      multiply(balance, price)
  }'

page=1
last=false
while [[ $last != true ]]; do
  get "/api/v1/accounts/$account/token-details?page=$page&size=$page_size"
  print_tokens
  last=$(value_of paging.last)
  page=$((page + 1))
done
