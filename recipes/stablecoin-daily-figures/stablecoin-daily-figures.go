// Prints the daily figures of a stablecoin as the service answers them.
//
// Usage: go run stablecoin-daily-figures.go SYMBOL FIRST_DAY LAST_DAY
//
// The days have the form 2025-01-18.
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_RETRY_SECONDS.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

const (
	usage       = "Usage: go run stablecoin-daily-figures.go SYMBOL FIRST_DAY LAST_DAY"
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

// get returns the answer as it is.
func get(path string, query url.Values) ([]byte, error) {
	address := baseURL + path + "?" + query.Encode()
	var problem error
	for attempt := 0; attempt < maxAttempts; attempt++ {
		status, body, retryAfter, err := send(address)
		switch {
		case err != nil:
			problem = fmt.Errorf("no answer: %w", err)
		case status == http.StatusOK:
			return body, nil
		default:
			problem = fmt.Errorf("HTTP %d: %s", status, body)
			if status != 429 && status != 500 && status != 503 {
				return nil, problem
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
	return nil, problem
}

var figures = []string{
	"transfer-count",
	"transaction-volume",
	"total-supply-amount",
	"total-holder-count",
	"active-address-count",
}

func printFigures(symbol, firstDay, lastDay string) error {
	query := url.Values{"startDate": {firstDay}, "endDate": {lastDay}}
	for _, figure := range figures {
		path := "/api/v1/stablecoin/" + url.PathEscape(symbol) + "/daily-stat/" + figure
		body, err := get(path, query)
		if err != nil {
			return err
		}
		fmt.Printf("# %s\n%s\n", figure, body)
	}
	return nil
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 3 {
		log.Fatal(usage)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := printFigures(arguments[0], arguments[1], arguments[2]); err != nil {
		log.Fatal(err)
	}
}
