// Waits for a transaction and explains its outcome.
//
// Usage: go run kaia.go wait-for-transaction.go HASH [SECONDS]
//
// SECONDS is the longest time to wait, 60 by default. Exits with 4 if the transaction failed, and
// with 5 if it is not there in time. go run always exits with 1, so build the program to use them:
// go build kaia.go wait-for-transaction.go
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"time"
)

type outcome struct {
	Status string `json:"status"`
	Reason string `json:"fail_message,omitempty"`
}

type transaction struct {
	Block           int64       `json:"block_id"`
	Time            string      `json:"datetime"`
	Type            string      `json:"transaction_type"`
	From            string      `json:"from"`
	To              string      `json:"to,omitempty"`
	CreatedContract string      `json:"created_contract,omitempty"`
	Signature       string      `json:"signature,omitempty"`
	Amount          json.Number `json:"amount"`
	Fee             json.Number `json:"transaction_fee"`
	FeePayer        string      `json:"fee_payer,omitempty"`
	FeeRatio        *int64      `json:"fee_ration,omitempty"`
}

func feePayer(t transaction) string {
	if t.FeePayer == "" || t.FeeRatio == nil {
		return t.FeePayer
	}
	share := new(big.Rat).Mul(Rat(t.Fee), big.NewRat(*t.FeeRatio, 100))
	return fmt.Sprintf("%s pays %d %%, %s KAIA", t.FeePayer, *t.FeeRatio, Text(share))
}

func explain(arguments []string) error {
	hash, seconds := Hash(arguments[0]), Number("SECONDS", Or(arguments[1], "60"), 0)
	deadline := time.Now().Add(time.Duration(seconds) * time.Second)
	path := "/api/v1/transaction-receipts/" + hash + "/status"
	result, err := GetUntilThere[outcome](path, deadline)
	if err != nil {
		return err
	}
	t, err := GetUntilThere[transaction]("/api/v1/transactions/"+hash, deadline)
	if err != nil {
		return err
	}
	var lines []string
	for _, line := range [][2]string{
		{"Status", result.Status}, {"Reason", result.Reason},
		{"Block", fmt.Sprintf("%d, %s", t.Block, t.Time)}, {"Type", t.Type},
		{"From", t.From}, {"To", t.To}, {"Created contract", t.CreatedContract},
		{"Function", t.Signature}, {"Amount", Plain(t.Amount) + " KAIA"},
		{"Fee", Plain(t.Fee) + " KAIA"}, {"Fee payer", feePayer(t)},
	} {
		if line[1] != "" {
			lines = append(lines, line[0]+": "+line[1])
		}
	}
	if err := Print(lines...); err != nil {
		return err
	}
	switch result.Status {
	case "Success":
		return nil
	case "Fail":
		os.Exit(4)
	}
	return Invalid(path, "status")
}

func main() {
	Run("wait-for-transaction.go HASH [SECONDS]", func(arguments []string) error {
		err := explain(arguments)
		if errors.Is(err, ErrNotThere) {
			End(5, "The transaction is not there yet. It may come later, or never.")
		}
		return err
	})
}
