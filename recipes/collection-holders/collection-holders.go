// Prints the holders of an NFT collection as CSV.
//
// Usage: go run kaia.go collection-holders.go COLLECTION [TOKEN_ID]
//
// TOKEN_ID selects one item of a KIP-37 collection.
package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"strings"
)

// A list ends after this many rows, so a full one may lack holders.
const maxRows = 500_000

type holder struct {
	Address    address     `json:"holder"`
	TokenID    string      `json:"token_id,omitempty"`
	TokenCount json.Number `json:"token_count"`
	Percentage json.Number `json:"percentage,omitempty"`
}

// address is text, or an object that has the text.
type address string

func (a *address) UnmarshalJSON(raw []byte) error {
	var object struct{ Address *string }
	if json.Unmarshal(raw, &object) == nil && object.Address != nil {
		*a = address(*object.Address)
		return nil
	}
	return json.Unmarshal(raw, (*string)(a))
}

func printHolders(arguments []string) error {
	path := "/api/v1/nfts/" + Address(arguments[0]) + "/holders"
	if arguments[1] != "" {
		path += "?tokenId=" + url.QueryEscape(arguments[1])
	}
	holders, err := List[holder](path, 0)
	if err != nil {
		return err
	}
	rows := []string{Row("holder", "token_id", "token_count", "percentage")}
	for _, h := range holders {
		row := Row(string(h.Address), h.TokenID, Plain(h.TokenCount), Plain(h.Percentage))
		rows = append(rows, row)
	}
	if len(holders) >= maxRows {
		fmt.Fprintf(os.Stderr, "The list ends after %d holders.\n", maxRows)
	}
	_, err = fmt.Print(strings.Join(rows, ""))
	return err
}

func main() {
	Run("collection-holders.go COLLECTION [TOKEN_ID]", printHolders)
}
