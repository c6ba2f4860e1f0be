/*
 * Why: a language of the samples needs programs that run them, and readers know what its samples look like.
 * Does: lists for each language the programs, how they run a file, and a whole sample.
 * Run: imported by the scripts of this folder and by the tests.
 */

/** @import {Program, SampleTools} from './programs.mjs' */

const GO = {debian: 'golang-go', fedora: 'golang', macos: 'brew install go'};

/** Programs by name. */
export const LANGUAGE_PROGRAMS = /** @satisfies {Record<string, Program>} */ ({
  curl: {
    title: 'curl 7.76 or newer',
    names: ['curl'],
    test: ['--fail-with-body', '--version'],
    debian: 'curl',
    fedora: 'curl',
    macos: 'brew install curl',
  },
  python: {
    title: 'Python 3 with requests',
    names: ['python3'],
    // Has the packages of Debian, even if another Python is first on the PATH.
    places: ['/usr/bin/python3'],
    test: ['-c', 'import sys, requests; print(sys.executable)'],
    printsPath: true,
    debian: 'python3-requests',
    fedora: 'python3-requests',
    macos: 'brew install python && pip3 install --break-system-packages requests',
  },
  go: {title: 'Go', names: ['go'], test: ['version'], ...GO},
  // Without a file, it reads the closed standard input.
  gofmt: {title: 'gofmt', names: ['gofmt'], test: [], ...GO},
});

/**
 * How the tests run the samples of a language, and the sample of a request with a key and two parameters.
 *
 * @typedef {object} Runner
 * @property {string} extension of the file of a sample.
 * @property {(tools: SampleTools) => string} [program] runs the file; Go compiles all samples together.
 * @property {(tools: SampleTools) => readonly string[]} [version] command that prints what runs it.
 * @property {string} sample
 */

/** @type {Readonly<Record<string, Runner>>} */
export const RUNNERS = {
  curl: {
    extension: 'sh',
    program: () => 'sh',
    version: ({curl}) => [curl, '--version'],
    sample: String.raw`curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer ${'${KAIASCAN_API_KEY:?}'}" \
  --get 'https://mainnet-oapi.kaiascan.io/api/v1/tokens' \
  --data-urlencode 'page=1' \
  --data-urlencode 'size=20'`,
  },
  python: {
    extension: 'py',
    program: ({python}) => python,
    version: ({python}) => [
      python,
      '-c',
      'import sys, requests; print(sys.version, requests.__version__)',
    ],
    sample: `import os

import requests

response = requests.get(
    "https://mainnet-oapi.kaiascan.io/api/v1/tokens",
    params={"page": "1", "size": "20"},
    headers={"Authorization": f"Bearer {os.environ['KAIASCAN_API_KEY']}"},
    timeout=30,
)
response.raise_for_status()
print(response.text)`,
  },
  go: {
    extension: 'go',
    version: ({go}) => [go, 'version'],
    sample: `package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	key := os.Getenv("KAIASCAN_API_KEY")
	if key == "" {
		return errors.New("set KAIASCAN_API_KEY to your API key")
	}

	request, err := http.NewRequest(http.MethodGet, "https://mainnet-oapi.kaiascan.io/api/v1/tokens", nil)
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+key)

	query := request.URL.Query()
	query.Add("page", "1")
	query.Add("size", "20")
	request.URL.RawQuery = query.Encode()

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()

	body, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= http.StatusBadRequest {
		return fmt.Errorf("%s: %s", response.Status, body)
	}
	fmt.Println(string(body))
	return nil
}`,
  },
  nodejs: {
    extension: 'mjs',
    program: () => process.execPath,
    sample: `import axios from 'axios';

const key = process.env.KAIASCAN_API_KEY;
if (!key) {
  throw new Error('Set KAIASCAN_API_KEY to your API key');
}

const url = 'https://mainnet-oapi.kaiascan.io/api/v1/tokens';

try {
  const response = await axios.get(url, {
    params: { page: '1', size: '20' },
    headers: { Authorization: \`Bearer \${key}\` },
    timeout: 30_000,
    responseType: 'text', // JSON.parse would round large integers
  });
  console.log(response.data);
} catch (error) {
  const { response, code, message } = error;
  console.error(response?.status ?? code, response?.data ?? message);
  process.exitCode = 1;
}`,
  },
};
