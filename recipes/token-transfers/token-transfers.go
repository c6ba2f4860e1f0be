// Writes all token transfers of an account in a range of blocks to a CSV file.
//
// Usage: go run kaia.go token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
//
// FILE is transfers.csv by default. An interrupted run continues when you start it again.
// KAIASCAN_BLOCK_WINDOW is the number of blocks that it asks for at once, 40000 by default.
package main

import (
	"encoding/json"
	"fmt"
)

// A list ends after this many rows, so a full one may lack rows.
const maxRows = 40_000

var blockWindow = Setting("KAIASCAN_BLOCK_WINDOW", "40000", 1)

type transfer struct {
	Block       int64  `json:"block_id"`
	Time        string `json:"datetime"`
	Transaction string `json:"transaction_hash"`
	From        string `json:"from"`
	To          string `json:"to,omitempty"`
	Contract    struct {
		Address string `json:"contract_address"`
	} `json:"contract"`
	Amount json.Number `json:"amount"`
}

type block struct {
	ID int64 `json:"block_id"`
}

// readWindow returns the transfers of a window of blocks, newest first.
func readWindow(account string, first, last int64) ([]string, error) {
	window := fmt.Sprintf("blockNumberStart=%d&blockNumberEnd=%d", first, last)
	transfers, err := List[transfer]("/api/v1/accounts/"+account+"/token-transfers?"+window, maxRows)
	// The service refuses a range of too many blocks with 400.
	if e := AsError(err); e.Status == 400 {
		e.Kind = ErrTooWide
	}
	if err != nil {
		return nil, err
	}
	var rows []string
	for _, t := range transfers {
		rows = append(rows, Row(fmt.Sprint(t.Block), t.Time, t.Transaction, t.From, t.To,
			t.Contract.Address, Plain(t.Amount)))
	}
	return rows, nil
}

func checkLastBlock(lastBlock int64) error {
	latest, err := Get[block]("/api/v1/blocks/latest")
	if err == nil && lastBlock > latest.ID {
		Refuse("LAST_BLOCK %d is after the latest block %d.", lastBlock, latest.ID)
	}
	return err
}

func writeTransfers(arguments []string) error {
	export := OpenExport(arguments)
	if export.Size == 0 {
		if err := checkLastBlock(export.Last); err != nil {
			return err
		}
	}
	heading := Row("block", "time", "transaction", "from", "to", "contract", "amount")
	return export.Write(heading, blockWindow, func(first, last int64) ([]string, error) {
		return readWindow(export.Account, first, last)
	})
}

func main() {
	Run("token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]", writeTransfers)
}
