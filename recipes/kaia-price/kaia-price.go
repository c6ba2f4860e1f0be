// Prints the price of KAIA and its supply.
//
// Usage: go run kaia.go kaia-price.go
package main

import "encoding/json"

type answer struct {
	Price struct {
		USD         json.Number `json:"usd_price"`
		BTC         json.Number `json:"btc_price"`
		Change      json.Number `json:"usd_price_changes"`
		MarketCap   json.Number `json:"market_cap"`
		Volume      json.Number `json:"volume"`
		TotalSupply json.Number `json:"total_supply"`
	} `json:"klay_price"`
}

func main() {
	Run("kaia-price.go", func([]string) error {
		kaia, err := Get[answer]("/api/v1/kaia")
		if err != nil {
			return err
		}
		return Print(
			"Price in USD: "+Plain(kaia.Price.USD),
			"Price in BTC: "+Plain(kaia.Price.BTC),
			"Change in 24 hours: "+Plain(kaia.Price.Change)+" %",
			"Market cap in USD: "+Plain(kaia.Price.MarketCap),
			"Volume in USD: "+Plain(kaia.Price.Volume),
			"Supply in KAIA: "+Plain(kaia.Price.TotalSupply),
		)
	})
}
