// Writes all token transfers of an account in a range of blocks to a CSV file, read from
// the Etherscan-compatible API.
//
// Usage: go run etherscan-token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
//
// FILE is transfers.csv by default. An interrupted run continues when you start it again.
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_BLOCK_WINDOW, KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
package main

import (
	"encoding/csv"
	"encoding/json"
	"errors"
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
	usage       = "Usage: go run etherscan-token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]"
	maxAttempts = 5
)

var (
	baseURL      = setting("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
	blockWindow  = number(setting("KAIASCAN_BLOCK_WINDOW", "1000"))
	pageSize     = number(setting("KAIASCAN_PAGE_SIZE", "500"))
	retrySeconds = number(setting("KAIASCAN_RETRY_SECONDS", "1"))

	client = http.Client{Timeout: 30 * time.Second}
)

type transfer struct {
	Block       string `json:"blockNumber"`
	Time        string `json:"timeStamp"`
	Transaction string `json:"hash"`
	From        string `json:"from"`
	To          string `json:"to"`
	Symbol      string `json:"tokenSymbol"`
	Value       string `json:"value"`
	Decimals    string `json:"tokenDecimal"`
}

type envelope struct {
	Status  string          `json:"status"`
	Message string          `json:"message"`
	Result  json.RawMessage `json:"result"`
}

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
func send(query url.Values) (int, []byte, string, error) {
	response, err := client.Get(baseURL + "/api?" + query.Encode())
	if err != nil {
		// The message of url.Error has the URL, and so the key.
		return 0, nil, "", errors.Unwrap(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return response.StatusCode, body, response.Header.Get("Retry-After"), err
}

// get returns the transfers of a page.
func get(query url.Values) ([]transfer, error) {
	var problem error
	for attempt := 0; attempt < maxAttempts; attempt++ {
		status, body, retryAfter, err := send(query)
		switch {
		case err != nil:
			problem = fmt.Errorf("no answer: %w", err)
		case status == http.StatusOK:
			return decode(body)
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

func decode(body []byte) ([]transfer, error) {
	var answer envelope
	if err := json.Unmarshal(body, &answer); err != nil {
		return nil, err
	}
	if answer.Status != "1" {
		return nil, fmt.Errorf("%s: %s", answer.Message, answer.Result)
	}
	var transfers []transfer
	return transfers, json.Unmarshal(answer.Result, &transfers)
}

// readWindow returns the transfers of a window of blocks, newest first.
func readWindow(account string, firstBlock, lastBlock int64) ([]transfer, error) {
	var transfers []transfer
	query := url.Values{
		"module":     {"account"},
		"action":     {"tokentx"},
		"address":    {account},
		"startblock": {fmt.Sprint(firstBlock)},
		"endblock":   {fmt.Sprint(lastBlock)},
		"offset":     {fmt.Sprint(pageSize)},
		"sort":       {"desc"},
		"apikey":     {os.Getenv("KAIASCAN_API_KEY")},
	}
	for page := 1; ; page++ {
		query.Set("page", fmt.Sprint(page))
		rows, err := get(query)
		if err != nil {
			return nil, err
		}
		transfers = append(transfers, rows...)
		if int64(len(rows)) < pageSize {
			return transfers, nil
		}
	}
}

// toDecimal writes an amount of the smallest unit as a decimal: 5500000 with 6 decimals is 5.5.
func toDecimal(value string, decimals int) string {
	if missing := decimals + 1 - len(value); missing > 0 {
		value = strings.Repeat("0", missing) + value
	}
	point := len(value) - decimals
	fraction := strings.TrimRight(value[point:], "0")
	if fraction == "" {
		return value[:point]
	}
	return value[:point] + "." + fraction
}

// appendRows returns the new size of the file.
func appendRows(file string, rows [][]string) (int64, error) {
	output, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return 0, err
	}
	defer output.Close()
	if err := csv.NewWriter(output).WriteAll(rows); err != nil {
		return 0, err
	}
	info, err := output.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

func toRows(transfers []transfer) ([][]string, error) {
	rows := make([][]string, len(transfers))
	for i, t := range transfers {
		decimals, err := strconv.Atoi(t.Decimals)
		if err != nil {
			return nil, fmt.Errorf("transaction %s: %w", t.Transaction, err)
		}
		rows[i] = []string{t.Block, t.Time, t.Transaction, t.From, t.To, t.Symbol,
			toDecimal(t.Value, decimals)}
	}
	return rows, nil
}

// saveState saves the size of the CSV file as well, so that a half-written window is removed.
func saveState(stateFile, run string, nextBlock, size int64) error {
	state := fmt.Sprintf("%s %d %d\n", run, nextBlock, size)
	if err := os.WriteFile(stateFile+".new", []byte(state), 0o644); err != nil {
		return err
	}
	return os.Rename(stateFile+".new", stateFile)
}

// resume returns the block to continue with; it starts a new file if there is no state.
func resume(file, stateFile, run string, lastBlock int64) (int64, error) {
	state, err := os.ReadFile(stateFile)
	if errors.Is(err, os.ErrNotExist) {
		heading := "block,timestamp,transaction,from,to,symbol,amount\n"
		return lastBlock, os.WriteFile(file, []byte(heading), 0o644)
	}
	if err != nil {
		return 0, err
	}
	var account, first, last string
	var nextBlock, size int64
	if _, err := fmt.Sscan(string(state), &account, &first, &last, &nextBlock, &size); err != nil {
		return 0, fmt.Errorf("%s: %w", stateFile, err)
	}
	if savedRun := account + " " + first + " " + last; savedRun != run {
		return 0, fmt.Errorf("%s is of another run: %s; complete or delete it", stateFile, savedRun)
	}
	fmt.Println("Continuing at block", nextBlock)
	return nextBlock, os.Truncate(file, size)
}

func writeTransfers(account string, firstBlock, lastBlock int64, file string) error {
	run := fmt.Sprintf("%s %d %d", account, firstBlock, lastBlock)
	stateFile := file + ".state"
	end, err := resume(file, stateFile, run, lastBlock)
	if err != nil {
		return err
	}
	for end >= firstBlock {
		start := end - blockWindow + 1
		if start < firstBlock {
			start = firstBlock
		}
		transfers, err := readWindow(account, start, end)
		if err != nil {
			return err
		}
		rows, err := toRows(transfers)
		if err != nil {
			return err
		}
		size, err := appendRows(file, rows)
		if err != nil {
			return err
		}
		if err := saveState(stateFile, run, start-1, size); err != nil {
			return err
		}
		fmt.Printf("Blocks %d to %d: %d transfers\n", start, end, len(transfers))
		end = start - 1
	}
	if err := os.Remove(stateFile); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	fmt.Println(file, "is complete")
	return nil
}

func main() {
	log.SetFlags(0)
	arguments := os.Args[1:]
	if len(arguments) != 3 && len(arguments) != 4 {
		log.Fatal(usage)
	}
	account, file := arguments[0], "transfers.csv"
	if len(arguments) == 4 {
		file = arguments[3]
	}
	if !regexp.MustCompile(`^0x[0-9a-fA-F]{40}$`).MatchString(account) {
		log.Fatalf("%s is not an address: 0x and 40 hexadecimal digits.", account)
	}
	if os.Getenv("KAIASCAN_API_KEY") == "" {
		log.Fatal("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := writeTransfers(account, number(arguments[1]), number(arguments[2]), file); err != nil {
		log.Fatal(err)
	}
}
