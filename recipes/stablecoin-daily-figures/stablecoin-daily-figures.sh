#!/usr/bin/env bash
# Prints the daily figures of a stablecoin as the service answers them.
#
# Usage: stablecoin-daily-figures.sh SYMBOL FIRST_DAY LAST_DAY
#
# The days have the form 2025-01-18.
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

[[ $# == 3 ]] || fail "$(sed -n '2,8s/^# \{0,1\}//p' "$0")"
symbol=$1
days="startDate=$2&endDate=$3"
[[ $symbol =~ ^[A-Za-z0-9.]+$ ]] || fail "$symbol is not a symbol: letters, digits and points."
[[ -n ${KAIASCAN_API_KEY:-} ]] || fail 'Set KAIASCAN_API_KEY to your API key.'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the answer to $work/body.
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
      200) return 0 ;;
      000 | 429 | 500 | 503) ;;
      *) break ;;
    esac
    wait=$((retry_seconds << attempt))
    retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$work/headers")
    ((attempt + 1 == max_attempts)) || sleep "${retry_after:-$wait}"
  done
  fail "HTTP $http_status: $(cat "$work/body")"
}

for figure in transfer-count transaction-volume total-supply-amount total-holder-count \
  active-address-count; do
  get "/api/v1/stablecoin/$symbol/daily-stat/$figure?$days"
  printf '# %s\n%s\n' "$figure" "$(cat "$work/body")"
done
