// Prints the holders of an NFT collection as CSV.
//
// Usage: go run collection-holders.go COLLECTION [TOKEN_ID]
//
// TOKEN_ID selects one item of a KIP-37 collection.
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"time"
)

const (
	usage       = "Usage: go run collection-holders.go COLLECTION [TOKEN_ID]"
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

// A list ends after this many rows, so a full one may lack holders.
const maxRows = 500_000

type holder struct {
	Address    address     `json:"holder"`
	TokenID    string      `json:"token_id"`
	TokenCount json.Number `json:"token_count"`
	Percentage json.Number `json:"percentage"`
}

// address is text, or an object that has the text.
type address string

func (a *address) UnmarshalJSON(data []byte) error {
	var object struct {
		Address string `json:"address"`
	}
	if err := json.Unmarshal(data, &object); err == nil {
		*a = address(object.Address)
		return nil
	}
	return json.Unmarshal(data, (*string)(a))
}

type holderPage struct {
	Results []holder `json:"results"`
	Paging  struct {
		TotalCount int64 `json:"total_count"`
		Last       bool  `json:"last"`
	} `json:"paging"`
}

func printHolders(collection, tokenID string) error {
	output := csv.NewWriter(os.Stdout)
	if err := output.Write([]string{"holder", "token_id", "token_count", "percentage"}); err != nil {
		return err
	}
	query := url.Values{"size": {fmt.Sprint(pageSize)}}
	if tokenID != "" {
		query.Set("tokenId", tokenID)
	}
	for page := 1; ; page++ {
		query.Set("page", fmt.Sprint(page))
		var answer holderPage
		if err := get("/api/v1/nfts/"+collection+"/holders", query, &answer); err != nil {
			return err
		}
		for _, h := range answer.Results {
			row := []string{string(h.Address), h.TokenID, h.TokenCount.String(), h.Percentage.String()}
			if err := output.Write(row); err != nil {
				return err
			}
		}
		output.Flush()
		if answer.Paging.Last {
			if answer.Paging.TotalCount >= maxRows {
				log.Printf("The list ends after %d holders.", maxRows)
			}
			return output.Error()
		}
	}
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 1 && len(arguments) != 2 {
		log.Fatal(usage)
	}
	collection, tokenID := arguments[0], ""
	if len(arguments) == 2 {
		tokenID = arguments[1]
	}
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{40}$`).MatchString(collection) {
		log.Fatalf("%s is not an address: 0x and 40 hexadecimal digits.", collection)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := printHolders(collection, tokenID); err != nil {
		log.Fatal(err)
	}
}
