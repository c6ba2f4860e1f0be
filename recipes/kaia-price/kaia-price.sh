#!/usr/bin/env bash
# Prints the price of KAIA and its supply.
#
# Usage: kaia-price.sh
#
# Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
# KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
retry_seconds=${KAIASCAN_RETRY_SECONDS:-1}
timeout_seconds=30
max_attempts=5

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[[ $# == 0 ]] || fail "$(sed -n '2,7s/^# \{0,1\}//p' "$0")"
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

get /api/v1/kaia
printf 'Price in USD: %s\n' "$(value_of klay_price.usd_price)"
printf 'Price in BTC: %s\n' "$(value_of klay_price.btc_price)"
printf 'Change in 24 hours: %s %%\n' "$(value_of klay_price.usd_price_changes)"
printf 'Market cap in USD: %s\n' "$(value_of klay_price.market_cap)"
printf 'Volume: %s\n' "$(value_of klay_price.volume)"
printf 'Supply in KAIA: %s\n' "$(value_of klay_price.total_supply)"
