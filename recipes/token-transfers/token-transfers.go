// Writes all token transfers of an account in a range of blocks to a CSV file.
//
// Usage: go run token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
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
	"time"
)

const (
	usage       = "Usage: go run token-transfers.go ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]"
	maxAttempts = 5

	// A list ends after this many rows, so a full one may lack rows.
	maxRows = 40_000
)

var (
	baseURL      = setting("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
	blockWindow  = number(setting("KAIASCAN_BLOCK_WINDOW", "40000"))
	pageSize     = number(setting("KAIASCAN_PAGE_SIZE", "500"))
	retrySeconds = number(setting("KAIASCAN_RETRY_SECONDS", "1"))

	client = http.Client{Timeout: 30 * time.Second}
)

var errRangeTooWide = errors.New("the range is too wide")

type transfer struct {
	Block       json.Number `json:"block_id"`
	Time        string      `json:"datetime"`
	Transaction string      `json:"transaction_hash"`
	From        string      `json:"from"`
	To          string      `json:"to"`
	Contract    struct {
		Address string `json:"contract_address"`
	} `json:"contract"`
	// json.Number keeps all digits, whether the amount is a number or text.
	Amount json.Number `json:"amount"`
}

type page struct {
	Results []transfer `json:"results"`
	Paging  struct {
		TotalCount int64 `json:"total_count"`
		Last       bool  `json:"last"`
	} `json:"paging"`
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
		case status == http.StatusBadRequest:
			return fmt.Errorf("%w: HTTP 400: %s", errRangeTooWide, body)
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

// readWindow returns the transfers of a window of blocks, newest first.
func readWindow(account string, firstBlock, lastBlock int64) ([]transfer, error) {
	var transfers []transfer
	query := url.Values{
		"blockNumberStart": {fmt.Sprint(firstBlock)},
		"blockNumberEnd":   {fmt.Sprint(lastBlock)},
		"size":             {fmt.Sprint(pageSize)},
	}
	for number := 1; ; number++ {
		query.Set("page", fmt.Sprint(number))
		var answer page
		if err := get("/api/v1/accounts/"+account+"/token-transfers", query, &answer); err != nil {
			return nil, err
		}
		if answer.Paging.TotalCount >= maxRows {
			return nil, fmt.Errorf("%w: block %d has more rows than a list returns",
				errRangeTooWide, firstBlock)
		}
		transfers = append(transfers, answer.Results...)
		if answer.Paging.Last {
			return transfers, nil
		}
	}
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

func toRows(transfers []transfer) [][]string {
	rows := make([][]string, len(transfers))
	for i, t := range transfers {
		rows[i] = []string{t.Block.String(), t.Time, t.Transaction, t.From, t.To,
			t.Contract.Address, t.Amount.String()}
	}
	return rows
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
		heading := "block,time,transaction,from,to,contract,amount\n"
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
	width := blockWindow
	end, err := resume(file, stateFile, run, lastBlock)
	if err != nil {
		return err
	}
	for end >= firstBlock {
		start := end - width + 1
		if start < firstBlock {
			start = firstBlock
		}
		transfers, err := readWindow(account, start, end)
		if errors.Is(err, errRangeTooWide) && start < end {
			width = (end - start + 1) / 2
			continue
		}
		if err != nil {
			return err
		}
		size, err := appendRows(file, toRows(transfers))
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
