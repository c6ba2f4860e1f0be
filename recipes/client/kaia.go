// The client of the recipes: requests with retries, checked answers, lists, exact decimals, CSV,
// arguments, and errors of one line. Run it with a program: go run kaia.go program.go
//
// Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
// KAIASCAN_PAGE_SIZE, KAIASCAN_POLL_SECONDS, KAIASCAN_RETRY_SECONDS.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"math/rand"
	"net/http"
	"net/url"
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const maxPause = 30 * time.Second

var (
	apiKey       = os.Getenv("KAIASCAN_API_KEY")
	baseURL      = Or(os.Getenv("KAIASCAN_BASE_URL"), "https://mainnet-oapi.kaiascan.io")
	pageSize     = Setting("KAIASCAN_PAGE_SIZE", "500", 1)
	pollSeconds  = Setting("KAIASCAN_POLL_SECONDS", "1", 0)
	retrySeconds = Setting("KAIASCAN_RETRY_SECONDS", "1", 0)

	client = http.Client{
		Timeout:       30 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	random = rand.New(rand.NewSource(time.Now().UnixNano()))

	visible = regexp.MustCompile(`^[!-~]+$`)
	control = regexp.MustCompile(`\p{Cc}`)
	formula = regexp.MustCompile(`^[\t\r]*[=+\-@]`)
	decimal = regexp.MustCompile(`^-?\d+(\.\d+)?$`)
)

// Kinds of errors, for errors.Is.
var (
	ErrListChanged = errors.New("the list changed while it was read")
	ErrNotThere    = errors.New("the service does not have it, or not yet")
	ErrTooWide     = errors.New("the service answers it for fewer blocks only")
)

// Error is a request without a usable answer. Its status is 0 if there is no answer.
type Error struct {
	Target, Problem, Detail, Advice string
	Status, ExitCode                int
	Kind                            error
	isTemporary                     bool
}

func (e *Error) Error() string {
	return fmt.Sprintf("GET %s: %s%s. %s", e.Target, e.Problem, e.Detail, e.Advice)
}

func (e *Error) Unwrap() error { return e.Kind }

// Fail returns an error that ends the program with 1.
func Fail(target, problem, advice string, kind error) *Error {
	return &Error{Target: target, Problem: problem, Advice: advice, ExitCode: 1, Kind: kind}
}

func Invalid(target, path string) *Error {
	return Fail(target, "the answer has no valid "+path, "Try again later.", nil)
}

func ListChanged(target string) *Error {
	return Fail(target, ErrListChanged.Error(), "Start again.", ErrListChanged)
}

// AsError returns what is known of an error.
func AsError(err error) *Error {
	failure := &Error{ExitCode: 1}
	errors.As(err, &failure)
	return failure
}

// Run runs a program with the arguments that its usage names, such as "program.go ACCOUNT [FILE]".
// An argument that is not given is empty.
func Run(usage string, program func(arguments []string) error) {
	count, most := len(os.Args)-1, len(strings.Fields(usage))-1
	if count > most || count < most-strings.Count(usage, "[") {
		Refuse("Usage: go run kaia.go %s", usage)
	}
	// The error for a key that no header can have would show it.
	if !visible.MatchString(apiKey) {
		Refuse("Set KAIASCAN_API_KEY to your API key.")
	}
	if err := program(append(os.Args[1:], make([]string, most)...)); err != nil {
		End(AsError(err).ExitCode, err.Error())
	}
}

// Refuse ends a program that was started wrongly.
func Refuse(format string, values ...any) { End(2, fmt.Sprintf(format, values...)) }

// End ends the program with a line on standard error.
func End(code int, line string) {
	fmt.Fprintln(os.Stderr, OneLine(line))
	os.Exit(code)
}

// Or returns the fallback for an empty text.
func Or(text, fallback string) string {
	if text == "" {
		return fallback
	}
	return text
}

// Setting returns the whole number of a variable of the environment.
func Setting(name, fallback string, least int64) int64 {
	return Number(name, Or(os.Getenv(name), fallback), least)
}

// Number returns the whole number of an argument.
func Number(name, text string, least int64) int64 {
	number, err := strconv.ParseUint(text, 10, 50)
	if err != nil {
		Refuse(`%s must be a whole number, not "%s".`, name, text)
	}
	if int64(number) < least {
		Refuse(`%s must be %d or more, not "%s".`, name, least, text)
	}
	return int64(number)
}

func Address(text string) string { return hexadecimal(text, "an address", 40) }

func Hash(text string) string { return hexadecimal(text, "a transaction hash", 64) }

func hexadecimal(text, kind string, count int) string {
	if !regexp.MustCompile(fmt.Sprintf(`^0x[0-9a-fA-F]{%d}$`, count)).MatchString(text) {
		Refuse("%s is not %s: 0x and %d hexadecimal digits.", text, kind, count)
	}
	return text
}

// Get returns the answer to a path and query as a T, whose fields are required without omitempty.
func Get[T any](target string) (value T, err error) {
	body, err := Ask(target)
	if err != nil {
		return value, err
	}
	return Read[T](target, body)
}

// GetUntilThere asks until the service has it, or until the deadline.
func GetUntilThere[T any](target string, deadline time.Time) (T, error) {
	for {
		value, err := Get[T](target)
		if !errors.Is(err, ErrNotThere) || time.Now().After(deadline) {
			return value, err
		}
		time.Sleep(time.Duration(pollSeconds) * time.Second)
	}
}

// Ask sends a request up to five times, and returns the body of the answer.
func Ask(target string) ([]byte, error) {
	for attempt := 1; ; attempt++ {
		response, body, err := send(target)
		if err == nil && response.StatusCode == http.StatusOK {
			return body, nil
		}
		e := failure(target, response.StatusCode, body, err)
		pause := pauseAfter(attempt, response.Header.Get("Retry-After"))
		switch {
		case !e.isTemporary:
		case pause > maxPause:
			e.Detail += fmt.Sprintf(": the service asks for %.0f seconds of pause", pause.Seconds())
			e.Advice = "Start again then."
		case attempt == 5:
			e.Problem += " after 5 attempts"
		default:
			time.Sleep(pause)
			continue
		}
		return nil, e
	}
}

func send(target string) (*http.Response, []byte, error) {
	request, err := http.NewRequest(http.MethodGet, strings.TrimRight(baseURL, "/")+target, nil)
	if err != nil {
		return &http.Response{}, nil, errors.Unwrap(err)
	}
	if strings.HasPrefix(target, "/api?") {
		request.URL.RawQuery += "&apikey=" + url.QueryEscape(apiKey)
	} else {
		request.Header.Set("Authorization", "Bearer "+apiKey)
	}
	response, err := client.Do(request)
	if err != nil {
		// The whole error has the URL, and so the key.
		return &http.Response{}, nil, errors.Unwrap(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return response, body, err
}

// pauseAfter returns what the service asks for, else a pause that doubles and is random in part.
func pauseAfter(attempt int, retryAfter string) time.Duration {
	if pause, err := time.ParseDuration(retryAfter + "s"); err == nil {
		return pause
	}
	if date, err := http.ParseTime(retryAfter); err == nil {
		return time.Until(date)
	}
	seconds := float64(retrySeconds) * math.Pow(2, float64(attempt-1)) * (1 + random.Float64()/2)
	return time.Duration(math.Min(seconds, maxPause.Seconds()) * float64(time.Second))
}

func failure(target string, status int, body []byte, err error) *Error {
	e := Fail(target, fmt.Sprint("HTTP ", status), "Check the arguments.", nil)
	e.Status = status
	var reason struct{ Code, Message string }
	if json.Unmarshal(body, &reason) == nil && reason.Code != "" {
		e.Detail = ", " + Shorten(reason.Code+": "+reason.Message)
	}
	switch {
	case err != nil:
		e.Problem, e.Detail, e.isTemporary = "no answer", fmt.Sprintf(" (%v)", err), true
		e.Advice = "Check the network and KAIASCAN_BASE_URL."
	case status == 429 && strings.Contains(reason.Message, "requestPerDay"):
		e.Advice, e.ExitCode = "Start again the next day.", 3
	case status == 429:
		e.Advice, e.isTemporary = "Wait a minute, and start again.", true
	case status == 408, status == 500, status == 502, status == 503, status == 504:
		e.Advice, e.isTemporary = "Try again later.", true
	case status == 401, status == 403:
		e.Advice, e.ExitCode = "Check KAIASCAN_API_KEY.", 3
	case e.Detail == "", reason.Code == "NOT_FOUND_URL":
		e.Advice = "Check KAIASCAN_BASE_URL."
	case status == 404 && strings.HasPrefix(reason.Code, "NOT_FOUND_"):
		e.Kind = ErrNotThere
	}
	return e
}

// Read returns the body of an answer as a T.
func Read[T any](target string, body []byte) (value T, err error) {
	if !json.Valid(body) {
		advice := "Check KAIASCAN_BASE_URL, or try again later."
		return value, Fail(target, "the answer is not complete JSON", advice, nil)
	}
	t := reflect.TypeOf(value)
	if err := check(bytes.TrimSpace(body), t, ""); err != nil {
		whole := map[reflect.Kind]string{reflect.Slice: "list"}[t.Kind()]
		path := strings.TrimPrefix(err.Error(), ".")
		return value, Invalid(target, Or(path, Or(whole, "object")))
	}
	err = json.Unmarshal(body, &value)
	return value, err
}

// check returns the path of the first value that does not fit its type, as an error. Without it,
// encoding/json would leave zeros for values that are missing or null.
func check(raw json.RawMessage, t reflect.Type, path string) error {
	value := reflect.New(t).Interface()
	number, isNumber := value.(*json.Number)
	_, readsItself := value.(json.Unmarshaler)
	var fields map[string]json.RawMessage
	var items []json.RawMessage
	switch {
	case string(raw) == "null":
		return errors.New(path)
	case t.Kind() == reflect.Struct && !readsItself && json.Unmarshal(raw, &fields) == nil:
		for _, field := range reflect.VisibleFields(t) {
			name, option, _ := strings.Cut(field.Tag.Get("json"), ",")
			content := fields[name]
			if option == "omitempty" && (content == nil || string(content) == "null") {
				continue
			}
			if err := check(content, field.Type, path+"."+name); err != nil {
				return err
			}
		}
	case t.Kind() == reflect.Slice && !readsItself && json.Unmarshal(raw, &items) == nil:
		for i, item := range items {
			if err := check(item, t.Elem(), fmt.Sprint(path, ".", i)); err != nil {
				return err
			}
		}
	case json.Unmarshal(raw, value) != nil, isNumber && Rat(*number) == nil:
		return errors.New(path)
	}
	return nil
}

type page[T any] struct {
	Results []T `json:"results"`
	Paging  struct {
		TotalCount int64 `json:"total_count"`
		Last       bool  `json:"last"`
	} `json:"paging"`
}

// List returns the rows of all pages of a list. A list of limit rows is an error, because the
// service returns no more; 0 is no limit.
func List[T any](path string, limit int64) (rows []T, err error) {
	mark := "?"
	if strings.Contains(path, mark) {
		mark = "&"
	}
	var before page[json.RawMessage]
	for number := 1; ; number++ {
		target := fmt.Sprintf("%s%spage=%d&size=%d", path, mark, number, pageSize)
		body, err := Ask(target)
		if err != nil {
			return nil, err
		}
		read, err := Read[page[T]](target, body)
		// Rows that differ may be equal as a T.
		raw, _ := Read[page[json.RawMessage]](target, body)
		total := raw.Paging.TotalCount
		switch {
		case err != nil:
			return nil, err
		case limit > 0 && total >= limit:
			problem := fmt.Sprintf("the list has %d rows, and the service returns no more", total)
			return nil, Fail(target, problem, "Ask for fewer blocks.", ErrTooWide)
		case number > 1 && total != before.Paging.TotalCount,
			number > 1 && reflect.DeepEqual(raw.Results, before.Results):
			return nil, ListChanged(target)
		}
		rows, before = append(rows, read.Results...), raw
		if read.Paging.Last {
			return rows, nil
		}
	}
}

// Again reads a list that changed again, up to three times.
func Again[T any](read func() (T, error)) (value T, err error) {
	for i := 0; i < 4; i++ {
		if value, err = read(); !errors.Is(err, ErrListChanged) {
			break
		}
	}
	return value, err
}

// Places is the number of decimal places of a token, which is a number or text.
type Places int

func (p *Places) UnmarshalJSON(raw []byte) error {
	places, err := strconv.ParseUint(strings.Trim(string(raw), `"`), 10, 64)
	if places > 77 {
		return errors.New("no token has it")
	}
	*p = Places(places)
	return err
}

// Unit returns how many of the smallest unit are one token.
func (p Places) Unit() *big.Rat { return Rat(json.Number(fmt.Sprint("1e", p))) }

// Rat returns a decimal to calculate with.
func Rat(number json.Number) *big.Rat {
	value, _ := new(big.Rat).SetString(number.String())
	return value
}

// Text writes a decimal exactly, without exponent and without zeros at the end.
func Text(value *big.Rat) string {
	// A decimal has at most as many places as its denominator has bits.
	text := value.FloatString(value.Denom().BitLen())
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// Plain writes a decimal as it came, but without exponent.
func Plain(number json.Number) string {
	if strings.ContainsAny(number.String(), "eE") {
		return Text(Rat(number))
	}
	return number.String()
}

// OneLine replaces the characters that end a line or control a terminal.
func OneLine(text string) string { return control.ReplaceAllString(text, " ") }

// Shorten returns at most 200 characters, without the punctuation at the end.
func Shorten(text string) string { return strings.TrimRight(fmt.Sprintf("%.200s", text), ".: ") }

// Print prints lines at once.
func Print(lines ...string) error {
	for i, line := range lines {
		lines[i] = OneLine(line) + "\n"
	}
	_, err := fmt.Print(strings.Join(lines, ""))
	return err
}

// Row returns a row of CSV (RFC 4180). No cell is a formula for a spreadsheet.
func Row(cells ...string) string {
	var written []string
	for _, cell := range cells {
		if formula.MatchString(cell) && !decimal.MatchString(cell) {
			cell = "'" + cell
		}
		if strings.ContainsAny(cell, "\",\r\n") {
			cell = `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
		}
		written = append(written, cell)
	}
	return strings.Join(written, ",") + "\n"
}

// Export writes rows of blocks to a CSV file, the last blocks first. The file .state beside it says
// where an interrupted run continues.
type Export struct {
	Account, File, run      string
	First, Last, Next, Size int64 // blocks, and bytes of the file that are complete
}

// OpenExport returns the export of the arguments ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE].
func OpenExport(arguments []string) *Export {
	e := &Export{Account: Address(arguments[0]), File: Or(arguments[3], "transfers.csv")}
	e.First = Number("FIRST_BLOCK", arguments[1], 0)
	e.Last = Number("LAST_BLOCK", arguments[2], 0)
	if e.First > e.Last {
		Refuse("FIRST_BLOCK %d is after LAST_BLOCK %d.", e.First, e.Last)
	}
	e.run, e.Next = fmt.Sprint(e.Account, " ", e.First, " ", e.Last), e.Last
	info, missing := os.Stat(e.File)
	state, err := os.ReadFile(e.File + ".state")
	count, _ := fmt.Sscanf(string(state), e.run+" %d %d\n", &e.Next, &e.Size)
	switch {
	case err != nil && missing == nil:
		Refuse("%s exists. Delete it, or name another file.", e.File)
	case err != nil:
		return e
	case count < 2:
		saved := strings.TrimSpace(string(state))
		Refuse("%s.state is of another run: %s. Complete or delete it.", e.File, saved)
	case e.Size > 0 && (missing != nil || info.Size() < e.Size):
		Refuse("%s is not the file of %s.state. Delete both.", e.File, e.File)
	}
	fmt.Println("Continuing at block", e.Next)
	return e
}

// Write writes the rows of windows of blocks. A window that is too wide is halved.
func (e *Export) Write(heading string, window int64, read func(first, last int64) ([]string, error)) error {
	if e.Size > 0 {
		heading = ""
	}
	for e.Next >= e.First {
		first, last := e.Next-window+1, e.Next
		if first < e.First {
			first = e.First
		}
		rows, err := Again(func() ([]string, error) { return read(first, last) })
		if err == nil {
			err = e.save(heading+strings.Join(rows, ""), last, first-1)
		}
		switch {
		case errors.Is(err, ErrTooWide) && first < last:
			window = (last - first + 1) / 2
			continue
		case err != nil && e.Size > 0 && AsError(err).ExitCode == 1:
			return fmt.Errorf("%w Start the program again to continue.", err)
		case err != nil:
			return err
		}
		fmt.Printf("Blocks %d to %d: %d transfers\n", first, last, len(rows))
		heading = ""
	}
	fmt.Println(e.File, "is complete")
	return os.Remove(e.File + ".state")
}

// save appends the rows of a window.
func (e *Export) save(rows string, last, next int64) error {
	if err := e.saveState(last); err != nil {
		return err
	}
	file, err := os.OpenFile(e.File, os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	// An interrupted run may have left a part of a window.
	if err := file.Truncate(e.Size); err != nil {
		return err
	}
	count, err := file.WriteAt([]byte(rows), e.Size)
	if err != nil {
		return err
	}
	e.Size += int64(count)
	return e.saveState(next)
}

func (e *Export) saveState(next int64) error {
	e.Next = next
	state := []byte(fmt.Sprintln(e.run, next, e.Size))
	if err := os.WriteFile(e.File+".state.new", state, 0o644); err != nil {
		return err
	}
	// Renamed, so that it is never half-written.
	return os.Rename(e.File+".state.new", e.File+".state")
}
