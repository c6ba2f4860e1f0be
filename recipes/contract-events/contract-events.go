// Prints the ABI of a contract and the decoded events of a transaction.
//
// Usage: go run kaia.go contract-events.go CONTRACT TRANSACTION
package main

import (
	"fmt"
	"strings"
)

type entry struct {
	Type   string `json:"type"`
	Name   string `json:"name,omitempty"`
	Inputs []struct {
		Type string `json:"type"`
		Name string `json:"name,omitempty"`
	} `json:"inputs,omitempty"`
}

type event struct {
	LogIndex int64  `json:"log_index"`
	Contract string `json:"contract_address"`
	Type     string `json:"type,omitempty"`
	Items    []struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	} `json:"items,omitempty"`
	// The service guesses the names of parameters that it does not know.
	IsGuessed bool `json:"estimated_event_log,omitempty"`
}

// describeEntry returns a line for a function or an event, which have names.
func describeEntry(e entry) []string {
	if e.Name == "" {
		return nil
	}
	var inputs []string
	for _, input := range e.Inputs {
		inputs = append(inputs, strings.TrimSpace(input.Type+" "+input.Name))
	}
	return []string{fmt.Sprintf("%s %s(%s)", e.Type, e.Name, strings.Join(inputs, ", "))}
}

func describeEvent(e event) []string {
	kind, guessed := e.Type, ""
	if kind == "" {
		kind = "unknown"
	}
	if e.IsGuessed {
		guessed = ", guessed"
	}
	lines := []string{fmt.Sprintf("%d: %s of %s%s", e.LogIndex, kind, e.Contract, guessed)}
	for _, item := range e.Items {
		lines = append(lines, fmt.Sprintf("  %s: %s", item.Name, item.Value))
	}
	return lines
}

func printEvents(arguments []string) error {
	contract, transaction := Address(arguments[0]), Hash(arguments[1])
	entries, err := Get[[]entry]("/api/v1/contracts/" + contract + "/abi")
	if err != nil {
		return err
	}
	events, err := List[event]("/api/v1/transactions/"+transaction+"/event-logs", 0)
	if err != nil {
		return err
	}
	var lines []string
	for _, e := range entries {
		lines = append(lines, describeEntry(e)...)
	}
	for _, e := range events {
		lines = append(lines, describeEvent(e)...)
	}
	return Print(lines...)
}

func main() {
	Run("contract-events.go CONTRACT TRANSACTION", printEvents)
}
