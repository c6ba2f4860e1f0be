// Writes all token transfers of an account in a range of blocks to a CSV file, read from the
// Etherscan-compatible API.
//
// Usage: go run kaia.go etherscan-token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
//
// FILE is transfers.csv by default. An interrupted run continues when you start it again.
// KAIASCAN_BLOCK_WINDOW is the number of blocks that it asks for at once, 1000 by default.
package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"strings"
)

var blockWindow = Setting("KAIASCAN_BLOCK_WINDOW", "1000", 1)

type transfer struct {
	Block       json.Number `json:"blockNumber"`
	Time        json.Number `json:"timeStamp"`
	Transaction string      `json:"hash"`
	From        string      `json:"from"`
	To          string      `json:"to,omitempty"`
	Symbol      string      `json:"tokenSymbol"`
	Value       json.Number `json:"value"`
	Places      Places      `json:"tokenDecimal"`
}

type outcome struct {
	Status  string          `json:"status"`
	Message string          `json:"message,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
}

type list struct {
	Result []transfer `json:"result"`
}

func readPage(target string) ([]transfer, error) {
	body, err := Ask(target)
	if err != nil {
		return nil, err
	}
	result, err := Read[outcome](target, body)
	isEmpty := string(result.Result) == "[]" || result.Message == "No transactions found"
	if err != nil || isEmpty {
		return nil, err
	}
	if result.Status != "1" {
		reason := result.Message + ": " + strings.Trim(string(result.Result), `"`)
		return nil, Fail(target, Shorten(reason), "Check the arguments.", nil)
	}
	read, err := Read[list](target, body)
	return read.Result, err
}

func toRow(t transfer) string {
	amount := new(big.Rat).Quo(Rat(t.Value), t.Places.Unit())
	return Row(string(t.Block), string(t.Time), t.Transaction, t.From, t.To, t.Symbol, Text(amount))
}

// readWindow returns the transfers of a window of blocks, newest first. The service does not say
// which page is the last one, so the list ends with an empty page.
func readWindow(account string, first, last int64) (rows []string, err error) {
	path := "/api?module=account&action=tokentx&address=" + account
	path += fmt.Sprintf("&startblock=%d&endblock=%d", first, last)
	var before []transfer
	for number := 1; ; number++ {
		target := fmt.Sprintf("%s&page=%d&offset=%d&sort=desc", path, number, pageSize)
		transfers, err := readPage(target)
		if err != nil || len(transfers) == 0 {
			return rows, err
		}
		if reflect.DeepEqual(transfers, before) {
			return nil, ListChanged(target)
		}
		for _, t := range transfers {
			rows = append(rows, toRow(t))
		}
		before = transfers
	}
}

func writeTransfers(arguments []string) error {
	export := OpenExport(arguments)
	heading := Row("block", "timestamp", "transaction", "from", "to", "symbol", "amount")
	return export.Write(heading, blockWindow, func(first, last int64) ([]string, error) {
		return readWindow(export.Account, first, last)
	})
}

func main() {
	Run("etherscan-token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]", writeTransfers)
}
