#!/usr/bin/env bash
# Prints the ABI of a contract and the decoded events of a transaction.
#
# Usage: contract-events.sh CONTRACT TRANSACTION
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

[[ $# == 2 ]] || fail "$(sed -n '2,7s/^# \{0,1\}//p' "$0")"
contract=$1
hash=$2
[[ $contract =~ ^0x[0-9a-fA-F]{40}$ ]] ||
  fail "$contract is not an address: 0x and 40 hexadecimal digits."
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

print_abi() {
  awk -F '\t' '
    {
      split($1, part, ".")
      entry = part[1]
      if (part[2] != "inputs") cell[entry, part[2]] = $2
      else if (part[4] == "name") name[entry, part[3]] = $2
      else if (part[4] == "type") {
        type[entry, part[3]] = $2
        inputs[entry] = part[3] + 1
      }
      if (entry >= entries) entries = entry + 1
    }
    END {
      for (entry = 0; entry < entries; entry++) {
        if (cell[entry, "name"] == "") continue
        list = ""
        for (i = 0; i < inputs[entry]; i++)
          list = list (i ? ", " : "") type[entry, i] (name[entry, i] == "" ? "" : " " name[entry, i])
        print cell[entry, "type"] " " cell[entry, "name"] "(" list ")"
      }
    }' "$work/values"
}

# The service guesses the names of parameters that it does not know.
print_events() {
  awk -F '\t' '
    $1 ~ /^results\.[0-9]+\./ {
      split($1, part, ".")
      row = part[2]
      if (part[3] != "items") cell[row, part[3]] = $2
      else if (part[5] == "name") item[row, part[4]] = $2
      else if (part[5] == "value") {
        value[row, part[4]] = $2
        items[row] = part[4] + 1
      }
      if (row >= rows) rows = row + 1
    }
    END {
      for (row = 0; row < rows; row++) {
        print cell[row, "log_index"] ": " cell[row, "type"] " of " cell[row, "contract_address"] \
          (cell[row, "estimated_event_log"] == "true" ? ", guessed" : "")
        for (i = 0; i < items[row]; i++) print "  " item[row, i] ": " value[row, i]
      }
    }' "$work/values"
}

get "/api/v1/contracts/$contract/abi"
print_abi
page=1
last=false
while [[ $last != true ]]; do
  get "/api/v1/transactions/$hash/event-logs?page=$page&size=$page_size"
  print_events
  last=$(value_of paging.last)
  page=$((page + 1))
done
