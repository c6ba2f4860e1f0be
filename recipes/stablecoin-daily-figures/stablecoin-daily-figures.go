// Prints the daily figures of a stablecoin as the service answers them.
//
// Usage: go run kaia.go stablecoin-daily-figures.go SYMBOL FIRST_DAY LAST_DAY
//
// The days have the form 2025-01-18.
package main

import "net/url"

var figures = []string{
	"transfer-count",
	"transaction-volume",
	"total-supply-amount",
	"total-holder-count",
	"active-address-count",
}

type series struct {
	Symbol  string     `json:"symbol"`
	Results []struct{} `json:"results"`
}

func printFigures(arguments []string) error {
	symbol := url.PathEscape(arguments[0])
	days := "startDate=" + url.QueryEscape(arguments[1]) + "&endDate=" + url.QueryEscape(arguments[2])
	var lines []string
	for _, figure := range figures {
		target := "/api/v1/stablecoin/" + symbol + "/daily-stat/" + figure + "?" + days
		body, err := Ask(target)
		if err != nil {
			return err
		}
		if _, err := Read[series](target, body); err != nil {
			return err
		}
		lines = append(lines, "# "+figure, string(body))
	}
	return Print(lines...)
}

func main() {
	Run("stablecoin-daily-figures.go SYMBOL FIRST_DAY LAST_DAY", printFigures)
}
