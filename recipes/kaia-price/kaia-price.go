// Prints the price of KAIA and its supply.
//
// Usage: go run kaia-price.go
//
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

const (
	usage       = "Usage: go run kaia-price.go"
	maxAttempts = 5
)

var (
	baseURL      = setting("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
	retrySeconds = number(setting("KAIASCAN_RETRY_SECONDS", "1"))

	client = http.Client{Timeout: 30 * time.Second}
)

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func number(text string) int64 {
	value, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		log.Fatalf("%s is not a whole number.", text)
	}
	return value
}

// send returns the status, the body and the pause that the service asks for.
func send(address string) (int, []byte, string, error) {
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return 0, nil, "", err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("KAIASCAN_API_KEY"))
	response, err := client.Do(request)
	if err != nil {
		return 0, nil, "", err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return response.StatusCode, body, response.Header.Get("Retry-After"), err
}

// get decodes the JSON answer into result.
func get(path string, result any) error {
	address := baseURL + path
	var problem error
	for attempt := 0; attempt < maxAttempts; attempt++ {
		status, body, retryAfter, err := send(address)
		switch {
		case err != nil:
			problem = fmt.Errorf("no answer: %w", err)
		case status == http.StatusOK:
			return json.Unmarshal(body, result)
		default:
			problem = fmt.Errorf("HTTP %d: %s", status, body)
			if status != 429 && status != 500 && status != 503 {
				return problem
			}
		}
		if attempt+1 < maxAttempts {
			seconds, err := strconv.ParseInt(retryAfter, 10, 64)
			if err != nil {
				seconds = retrySeconds << attempt
			}
			time.Sleep(time.Duration(seconds) * time.Second)
		}
	}
	return problem
}

// json.Number keeps all digits, whether the value is a number or text.
type price struct {
	USD         json.Number `json:"usd_price"`
	BTC         json.Number `json:"btc_price"`
	Change      json.Number `json:"usd_price_changes"`
	MarketCap   json.Number `json:"market_cap"`
	Volume      json.Number `json:"volume"`
	TotalSupply json.Number `json:"total_supply"`
}

func printPrice(p price) {
	fmt.Println("Price in USD:", p.USD)
	fmt.Println("Price in BTC:", p.BTC)
	fmt.Println("Change in 24 hours:", p.Change, "%")
	fmt.Println("Market cap in USD:", p.MarketCap)
	fmt.Println("Volume:", p.Volume)
	fmt.Println("Supply in KAIA:", p.TotalSupply)
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 0 {
		log.Fatal(usage)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	var answer struct {
		Price price `json:"klay_price"`
	}
	if err := get("/api/v1/kaia", &answer); err != nil {
		log.Fatal(err)
	}
	printPrice(answer.Price)
}
