// Prints the blocks of the chain as CSV as they come, without gaps.
//
// Usage: go run kaia.go blocks.go FIRST_BLOCK [COUNT]
//
// Ends after COUNT blocks, or never.
package main

import (
	"fmt"
	"math"
	"time"
)

type block struct {
	ID           int64  `json:"block_id"`
	Time         string `json:"datetime"`
	Transactions int64  `json:"total_transaction_count"`
	Hash         string `json:"hash"`
}

// waitFor returns a block when it is there.
func waitFor(number int64) (block, error) {
	target := fmt.Sprint("/api/v1/blocks/", number)
	b, err := GetUntilThere[block](target, time.Now().Add(math.MaxInt64))
	if err == nil && b.ID != number {
		err = Invalid(target, "block_id")
	}
	return b, err
}

func printBlocks(arguments []string) error {
	first := Number("FIRST_BLOCK", arguments[0], 0)
	count := Number("COUNT", Or(arguments[1], "999999999999999"), 1)
	heading := Row("block", "time", "transactions", "hash")
	for i := int64(0); i < count; i++ {
		b, err := waitFor(first + i)
		if err != nil {
			return err
		}
		row := Row(fmt.Sprint(b.ID), b.Time, fmt.Sprint(b.Transactions), b.Hash)
		if _, err := fmt.Print(heading, row); err != nil {
			return err
		}
		heading = ""
	}
	return nil
}

func main() {
	Run("blocks.go FIRST_BLOCK [COUNT]", printBlocks)
}
