#!/usr/bin/env bash
# Prints the holders of an NFT collection as CSV.
#
# Usage: collection-holders.sh COLLECTION [TOKEN_ID]
#
# TOKEN_ID selects one item of a KIP-37 collection.
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

[[ $# == 1 || $# == 2 ]] || fail "$(sed -n '2,8s/^# \{0,1\}//p' "$0")"
collection=$1
token_id=${2:-}
[[ $collection =~ ^0x[0-9a-fA-F]{40}$ ]] ||
  fail "$collection is not an address: 0x and 40 hexadecimal digits."
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

# A list ends after this many rows, so a full one may lack holders.
max_rows=500000

# The holder is text, or an object that has the address.
print_rows() {
  awk -F '\t' -v OFS=, '
    $1 ~ /^results\.[0-9]+\./ {
      split($1, part, ".")
      row = part[2]
      cell[row, part[3]] = $2
      if (part[3] == "holder" && (part[4] == "" || part[4] == "address")) address[row] = $2
      if (row >= rows) rows = row + 1
    }
    END {
      for (row = 0; row < rows; row++)
        print address[row], cell[row, "token_id"], cell[row, "token_count"],
          cell[row, "percentage"]
    }' "$work/values"
}

echo 'holder,token_id,token_count,percentage'
page=1
last=false
while [[ $last != true ]]; do
  get "/api/v1/nfts/$collection/holders?page=$page&size=$page_size${token_id:+&tokenId=$token_id}"
  print_rows
  last=$(value_of paging.last)
  page=$((page + 1))
done
(($(value_of paging.total_count) < max_rows)) ||
  printf 'The list ends after %s holders.\n' "$max_rows" >&2
