// Prints the KAIA and the tokens of an account.
//
// Usage: go run kaia.go account-holdings.go ACCOUNT
package main

import (
	"encoding/json"
	"fmt"
	"math/big"
)

type holder struct {
	Balance json.Number `json:"balance"`
}

type kaia struct {
	Price struct {
		USD json.Number `json:"usd_price"`
	} `json:"klay_price"`
}

type token struct {
	Contract struct {
		Symbol   string `json:"symbol"`
		Decimal  Places `json:"decimal"`
		Verified bool   `json:"verified"`
	} `json:"contract"`
	Balance json.Number `json:"balance"`
}

// toUnits returns a balance in the smallest unit of the token: 12.5 with 6 places is 12500000.
func toUnits(balance *big.Rat, places Places) *big.Int {
	factor := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places)), nil)
	units := new(big.Rat).Mul(balance, new(big.Rat).SetInt(factor))
	return new(big.Int).Quo(units.Num(), units.Denom())
}

func describe(t token) string {
	balance, verified := Rat(t.Balance), "not verified"
	if t.Contract.Verified {
		verified = "verified"
	}
	units := toUnits(balance, t.Contract.Decimal)
	return fmt.Sprintf("%s: %s = %s units, %s", t.Contract.Symbol, Text(balance), units, verified)
}

func printHoldings(arguments []string) error {
	path := "/api/v1/accounts/" + Address(arguments[0])
	account, err := Get[holder](path)
	if err != nil {
		return err
	}
	market, err := Get[kaia]("/api/v1/kaia")
	if err != nil {
		return err
	}
	tokens, err := List[token](path+"/token-details", 0)
	if err != nil {
		return err
	}
	balance := Rat(account.Balance)
	value := new(big.Rat).Mul(balance, Rat(market.Price.USD))
	lines := []string{
		fmt.Sprintf("KAIA: %s = %s kei = %s USD", Text(balance), toUnits(balance, 18), Text(value)),
	}
	for _, t := range tokens {
		lines = append(lines, describe(t))
	}
	return Print(lines...)
}

func main() {
	Run("account-holdings.go ACCOUNT", printHoldings)
}
