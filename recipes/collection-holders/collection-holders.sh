#!/usr/bin/env bash
# Prints the holders of an NFT collection as CSV.
#
# Usage: collection-holders.sh COLLECTION [TOKEN_ID]
#
# TOKEN_ID selects one item of a KIP-37 collection.
. "$(dirname "$0")/kaia.sh"

# A list ends after this many rows, so a full one may lack holders.
max_rows=500000

start 'COLLECTION [TOKEN_ID]' "$@"
collection=$1
token_id=$(encode "${2:-}")
check_address "$collection"

pages "/api/v1/nfts/$collection/holders" "${token_id:+tokenId=$token_id}" '
  # The holder is text, or an object that has the address.
  (if .value.holder | type == "object" then object("holder") | text("address")
    else text("holder") end) as $holder
  | [$holder, text("token_id?"), whole("token_count"), decimal("percentage?")] | csv'

print holder,token_id,token_count,percentage
cat "$work/rows"
((row_count < max_rows)) || echo "The list ends after $max_rows holders." >&2
