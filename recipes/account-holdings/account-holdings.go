// Prints the KAIA and the tokens of an account.
//
// Usage: go run account-holdings.go ACCOUNT
//
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	usage       = "Usage: go run account-holdings.go ACCOUNT"
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

type token struct {
	Contract struct {
		Symbol   string `json:"symbol"`
		Decimal  int64  `json:"decimal"`
		Verified bool   `json:"verified"`
	} `json:"contract"`
	// json.Number keeps all digits, whether the balance is a number or text.
	Balance json.Number `json:"balance"`
}

type tokenPage struct {
	Results []token `json:"results"`
	Paging  struct {
		Last bool `json:"last"`
	} `json:"paging"`
}

func parseDecimal(text json.Number) (*big.Rat, error) {
	value, ok := new(big.Rat).SetString(text.String())
	if !ok {
		return nil, fmt.Errorf("%q is not a decimal", text)
	}
	return value, nil
}

// plain writes a decimal without exponent and trailing zeros.
func plain(value *big.Rat) string {
	text := strings.TrimRight(value.FloatString(100), "0")
	return strings.TrimSuffix(text, ".")
}

// toUnits returns a balance in the smallest unit of the token.
func toUnits(balance *big.Rat, decimals int64) string {
	factor := new(big.Int).Exp(big.NewInt(10), big.NewInt(decimals), nil)
	return new(big.Rat).Mul(balance, new(big.Rat).SetInt(factor)).FloatString(0)
}

func printKAIA(account string) error {
	var holder struct {
		Balance json.Number `json:"balance"`
	}
	if err := get("/api/v1/accounts/"+account, nil, &holder); err != nil {
		return err
	}
	var answer struct {
		Price struct {
			USD json.Number `json:"usd_price"`
		} `json:"klay_price"`
	}
	if err := get("/api/v1/kaia", nil, &answer); err != nil {
		return err
	}
	balance, err := parseDecimal(holder.Balance)
	if err != nil {
		return err
	}
	price, err := parseDecimal(answer.Price.USD)
	if err != nil {
		return err
	}
	value := new(big.Rat).Mul(balance, price)
	fmt.Printf("KAIA: %s = %s kei = %s USD\n", plain(balance), toUnits(balance, 18), plain(value))
	return nil
}

func printToken(t token) error {
	balance, err := parseDecimal(t.Balance)
	if err != nil {
		return err
	}
	verified := "not verified"
	if t.Contract.Verified {
		verified = "verified"
	}
	units := toUnits(balance, t.Contract.Decimal)
	fmt.Printf("%s: %s = %s units, %s\n", t.Contract.Symbol, plain(balance), units, verified)
	return nil
}

func printTokens(account string) error {
	query := url.Values{"size": {fmt.Sprint(pageSize)}}
	for page := 1; ; page++ {
		query.Set("page", fmt.Sprint(page))
		var answer tokenPage
		if err := get("/api/v1/accounts/"+account+"/token-details", query, &answer); err != nil {
			return err
		}
		for _, t := range answer.Results {
			if err := printToken(t); err != nil {
				return err
			}
		}
		if answer.Paging.Last {
			return nil
		}
	}
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 1 {
		log.Fatal(usage)
	}
	account := arguments[0]
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{40}$`).MatchString(account) {
		log.Fatalf("%s is not an address: 0x and 40 hexadecimal digits.", account)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := printKAIA(account); err != nil {
		log.Fatal(err)
	}
	if err := printTokens(account); err != nil {
		log.Fatal(err)
	}
}
