// Prints the ABI of a contract and the decoded events of a transaction.
//
// Usage: go run contract-events.go CONTRACT TRANSACTION
//
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	usage       = "Usage: go run contract-events.go CONTRACT TRANSACTION"
	maxAttempts = 5
)

var (
	baseURL      = setting("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
	pageSize     = number(setting("KAIASCAN_PAGE_SIZE", "500"))
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
func get(path string, query url.Values, result any) error {
	address := baseURL + path + "?" + query.Encode()
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

type abiEntry struct {
	Type   string `json:"type"`
	Name   string `json:"name"`
	Inputs []struct {
		Type string `json:"type"`
		Name string `json:"name"`
	} `json:"inputs"`
}

type event struct {
	LogIndex json.Number `json:"log_index"`
	Type     string      `json:"type"`
	Contract string      `json:"contract_address"`
	Items    []struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	} `json:"items"`
	// The service guesses the names of parameters that it does not know.
	IsGuessed bool `json:"estimated_event_log"`
}

type eventPage struct {
	Results []event `json:"results"`
	Paging  struct {
		Last bool `json:"last"`
	} `json:"paging"`
}

func printABI(contract string) error {
	var entries []abiEntry
	if err := get("/api/v1/contracts/"+contract+"/abi", nil, &entries); err != nil {
		return err
	}
	for _, entry := range entries {
		if entry.Name == "" {
			continue
		}
		var inputs []string
		for _, input := range entry.Inputs {
			inputs = append(inputs, strings.TrimSpace(input.Type+" "+input.Name))
		}
		fmt.Printf("%s %s(%s)\n", entry.Type, entry.Name, strings.Join(inputs, ", "))
	}
	return nil
}

func printEvent(e event) {
	guessed := ""
	if e.IsGuessed {
		guessed = ", guessed"
	}
	fmt.Printf("%s: %s of %s%s\n", e.LogIndex, e.Type, e.Contract, guessed)
	for _, item := range e.Items {
		fmt.Printf("  %s: %s\n", item.Name, item.Value)
	}
}

func printEvents(hash string) error {
	query := url.Values{"size": {fmt.Sprint(pageSize)}}
	for page := 1; ; page++ {
		query.Set("page", fmt.Sprint(page))
		var answer eventPage
		if err := get("/api/v1/transactions/"+hash+"/event-logs", query, &answer); err != nil {
			return err
		}
		for _, e := range answer.Results {
			printEvent(e)
		}
		if answer.Paging.Last {
			return nil
		}
	}
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 2 {
		log.Fatal(usage)
	}
	contract, hash := arguments[0], arguments[1]
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{40}$`).MatchString(contract) {
		log.Fatalf("%s is not an address: 0x and 40 hexadecimal digits.", contract)
	}
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{64}$`).MatchString(hash) {
		log.Fatalf("%s is not a transaction hash: 0x and 64 hexadecimal digits.", hash)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := printABI(contract); err != nil {
		log.Fatal(err)
	}
	if err := printEvents(hash); err != nil {
		log.Fatal(err)
	}
}
