import {parseArgs} from 'node:util';
import {parseUrl} from 'docusaurus-openapi-reference/reference/ponyfills';

/** What the person who starts the server allows. */
export interface Options {
  /** The address of the site, with a slash at its end. */
  readonly site: URL;
  /** Serve streamable HTTP at this port of 127.0.0.1, instead of stdio. */
  readonly port?: number;
  readonly maxCalls: number;
  /** The extension of operations that says what a call costs, such as `x-credits`. */
  readonly costExtension?: `x-${string}`;
  /** What all calls together may cost, in the unit of the extension. */
  readonly maxCost?: number;
  /** Allow methods that can change something: POST, PUT, PATCH and DELETE. */
  readonly allowWrites: boolean;
  /** Send calls to this address instead of the servers of the document, without the credentials. */
  readonly mock?: URL;
}

const DEFAULT_MAX_CALLS = 100;

export const USAGE = `Usage: docusaurus-docs-mcp <address of the site> [options]

  --http <port>        Serve streamable HTTP at http://127.0.0.1:<port>/mcp instead of stdio.
  --max-calls <number> Calls of the API until the server is restarted. Default: ${DEFAULT_MAX_CALLS}.
  --cost <extension>   Extension of operations that has the cost of a call: x-credits.
  --max-cost <number>  What all calls together may cost. Needs --cost.
  --allow-writes       Also call operations that can change something.
  --mock <address>     Send calls to this address, without the credentials.

Credentials are read from the environment variables that describe_operation names.`;

/** An option that cannot be used. The message says which, and what to write instead. */
export class OptionError extends Error {}

/** @throws OptionError if an argument is missing, unknown or not usable. */
export function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parse(args);
  const [site, ...others] = positionals;
  if (site === undefined || others.length > 0) {
    throw new OptionError(
      `Name one site, such as https://docs.example.com; there are ${positionals.length}.`,
    );
  }
  const maxCost = numberOf('--max-cost', values['max-cost']);
  const costExtension = extensionOf(values.cost);
  if (maxCost !== undefined && costExtension === undefined) {
    throw new OptionError(
      '--max-cost needs --cost, which names the extension that has the cost of a call, such as x-credits.',
    );
  }
  return {
    site: addressOf('The address of the site', site),
    maxCalls: numberOf('--max-calls', values['max-calls']) ?? DEFAULT_MAX_CALLS,
    allowWrites: values['allow-writes'] === true,
    port: numberOf('--http', values.http, 65_535),
    costExtension,
    maxCost,
    mock: values.mock === undefined ? undefined : addressOf('--mock', values.mock),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        http: {type: 'string'},
        'max-calls': {type: 'string'},
        cost: {type: 'string'},
        'max-cost': {type: 'string'},
        'allow-writes': {type: 'boolean'},
        mock: {type: 'string'},
      },
    });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function numberOf(
  name: string,
  text: string | undefined,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max) {
    throw new OptionError(
      `${name} is "${text}". Write a whole number of at most ${max}, such as ${name} 50.`,
    );
  }
  return number;
}

function extensionOf(name: string | undefined): `x-${string}` | undefined {
  if (name !== undefined && !name.startsWith('x-')) {
    throw new OptionError(
      `--cost is "${name}". Write the name of an extension, such as --cost x-credits.`,
    );
  }
  return name as `x-${string}` | undefined;
}

function addressOf(name: string, text: string): URL {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new OptionError(
      `${name} is "${text}". Write an address with http or https, such as https://docs.example.com.`,
    );
  }
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url;
}
