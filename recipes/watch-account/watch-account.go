// Prints each token transfer of an account as it comes.
//
// Usage: go run kaia.go watch-account.go ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]
//
// Begins with the next block, or with FROM_BLOCK. KAIASCAN_POLL_SECONDS is the pause between looks,
// 5 by default; KAIASCAN_BLOCK_WINDOW is how many blocks it asks for at once, 1000 by default.
package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// A list ends after this many rows, so a full one may lack rows.
const maxRows = 40_000

var (
	blockWindow = Setting("KAIASCAN_BLOCK_WINDOW", "1000", 1)
	lookSeconds = Setting("KAIASCAN_POLL_SECONDS", "5", 0)
)

type block struct {
	ID int64 `json:"block_id"`
}

type transfer struct {
	Block    int64  `json:"block_id"`
	Time     string `json:"datetime"`
	From     string `json:"from"`
	To       string `json:"to,omitempty"`
	Contract struct {
		Address string `json:"contract_address"`
	} `json:"contract"`
	Amount json.Number `json:"amount"`
}

func (t transfer) describe(account string) string {
	direction := "in"
	if strings.EqualFold(t.From, account) {
		direction = "out"
	}
	return fmt.Sprintf("%d, %s, %s, %s -> %s, %s %s", t.Block, t.Time, direction, t.From,
		Or(t.To, "none"), Text(Rat(t.Amount)), t.Contract.Address)
}

func printTransfers(account string, first, last int64) error {
	window := fmt.Sprintf("blockNumberStart=%d&blockNumberEnd=%d", first, last)
	transfers, err := Again(func() ([]transfer, error) {
		return List[transfer]("/api/v1/accounts/"+account+"/token-transfers?"+window, maxRows)
	})
	// The service answers newest first.
	for i := len(transfers) - 1; i >= 0 && err == nil; i-- {
		err = Print(transfers[i].describe(account))
	}
	return err
}

func watch(arguments []string) error {
	account := Address(arguments[0])
	next, until := int64(-1), Number("UNTIL_BLOCK", Or(arguments[2], "999999999999999"), 0)
	if arguments[1] != "" {
		next = Number("FROM_BLOCK", arguments[1], 0)
	}
	if next > until {
		Refuse("FROM_BLOCK %d is after UNTIL_BLOCK %d.", next, until)
	}
	for {
		latest, err := Get[block]("/api/v1/blocks/latest")
		if err != nil {
			return err
		}
		if next < 0 {
			next = latest.ID + 1
		}
		for next <= latest.ID && next <= until {
			last := next + blockWindow - 1
			for _, end := range []int64{latest.ID, until} {
				if last > end {
					last = end
				}
			}
			if err := printTransfers(account, next, last); err != nil {
				return err
			}
			next = last + 1
		}
		if next > until {
			return nil
		}
		time.Sleep(time.Duration(lookSeconds) * time.Second)
	}
}

func main() {
	Run("watch-account.go ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]", watch)
}
