// Waits for a transaction and explains its outcome.
//
// Usage: go run wait-for-transaction.go HASH [SECONDS]
//
// SECONDS is the longest time to wait, 60 by default. Exits with 1 if the transaction failed.
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_POLL_SECONDS, KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	usage       = "Usage: go run wait-for-transaction.go HASH [SECONDS]"
	maxAttempts = 5
)

var (
	baseURL      = setting("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
	pollSeconds  = number(setting("KAIASCAN_POLL_SECONDS", "1"))
	retrySeconds = number(setting("KAIASCAN_RETRY_SECONDS", "1"))

	client = http.Client{Timeout: 30 * time.Second}
)

// errNotFound says that the service does not know the transaction (yet).
var errNotFound = errors.New("HTTP 404")

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
		case status == http.StatusNotFound:
			return errNotFound
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

type outcome struct {
	Status      string `json:"status"`
	FailMessage string `json:"fail_message"`
}

type transaction struct {
	Block           json.Number `json:"block_id"`
	Time            string      `json:"datetime"`
	Type            string      `json:"transaction_type"`
	From            string      `json:"from"`
	To              string      `json:"to"`
	CreatedContract string      `json:"created_contract"`
	Signature       string      `json:"signature"`
	// json.Number keeps all digits, whether the amount is a number or text.
	Amount   json.Number `json:"amount"`
	Fee      json.Number `json:"transaction_fee"`
	FeePayer string      `json:"fee_payer"`
	FeeRatio int64       `json:"fee_ration"`
}

func waitFor(path string, deadline time.Time, result any) error {
	for {
		err := get(path, result)
		if !errors.Is(err, errNotFound) {
			return err
		}
		if !time.Now().Before(deadline) {
			return errors.New("the transaction is not there yet; it may come later, or never")
		}
		time.Sleep(time.Duration(pollSeconds) * time.Second)
	}
}

// shareOf returns a percentage of a decimal, with all digits.
func shareOf(amount json.Number, percent int64) (string, error) {
	value, ok := new(big.Rat).SetString(amount.String())
	if !ok {
		return "", fmt.Errorf("%q is not a decimal", amount)
	}
	text := value.Mul(value, big.NewRat(percent, 100)).FloatString(100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), "."), nil
}

func printTransaction(t transaction) error {
	fmt.Printf("Block: %s, %s\n", t.Block, t.Time)
	fmt.Println("Type:", t.Type)
	fmt.Println("From:", t.From)
	if t.To != "" {
		fmt.Println("To:", t.To)
	}
	if t.CreatedContract != "" {
		fmt.Println("Created contract:", t.CreatedContract)
	}
	if t.Signature != "" {
		fmt.Println("Function:", t.Signature)
	}
	fmt.Println("Amount:", t.Amount, "KAIA")
	fmt.Println("Fee:", t.Fee, "KAIA")
	if t.FeePayer == "" {
		return nil
	}
	share, err := shareOf(t.Fee, t.FeeRatio)
	if err != nil {
		return err
	}
	fmt.Printf("Fee payer: %s pays %d %%, %s KAIA\n", t.FeePayer, t.FeeRatio, share)
	return nil
}

// explain returns whether the transaction succeeded.
func explain(hash string, seconds int64) (bool, error) {
	deadline := time.Now().Add(time.Duration(seconds) * time.Second)
	var result outcome
	if err := waitFor("/api/v1/transaction-receipts/"+hash+"/status", deadline, &result); err != nil {
		return false, err
	}
	fmt.Println("Status:", result.Status)
	if result.FailMessage != "" {
		fmt.Println("Reason:", result.FailMessage)
	}
	var details transaction
	if err := waitFor("/api/v1/transactions/"+hash, deadline, &details); err != nil {
		return false, err
	}
	return result.Status == "Success", printTransaction(details)
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 1 && len(arguments) != 2 {
		log.Fatal(usage)
	}
	hash, seconds := arguments[0], int64(60)
	if len(arguments) == 2 {
		seconds = number(arguments[1])
	}
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{64}$`).MatchString(hash) {
		log.Fatalf("%s is not a transaction hash: 0x and 64 hexadecimal digits.", hash)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	succeeded, err := explain(hash, seconds)
	if err != nil {
		log.Fatal(err)
	}
	if !succeeded {
		os.Exit(1)
	}
}
