import {parseArgs} from 'node:util';
import {parseUrl} from 'docusaurus-openapi-reference';
import {withSlash} from './site';

/** An environment variable that the person who starts the server names with `--key`. */
export interface NamedKey {
  /** The id of a scheme, see {@link schemeId}. Undefined if the site has one scheme. */
  readonly scheme?: string;
  readonly variable: string;
}

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
  readonly keys: readonly NamedKey[];
  /** The origins that calls may go to. Empty: those of the servers of the documents. */
  readonly allowedOrigins: readonly string[];
  /** Send calls to this address instead of the servers of the document, without the credentials. */
  readonly mock?: URL;
}

const DEFAULT_MAX_CALLS = 100;

export const USAGE = `Usage: docusaurus-docs-mcp <address of the site> [options]

  --key <scheme>=<variable>  The environment variable that has the credential of a security scheme, of basic
                             authentication as user:password. --key <variable> where the site has one scheme.
  --allow-origin <url>       An origin that calls may go to. Default: those of the servers of the documents.
  --http <port>              Serve streamable HTTP at http://127.0.0.1:<port>/mcp instead of stdio.
  --max-calls <number>       Calls of the API until the server is restarted. Default: ${DEFAULT_MAX_CALLS}.
  --cost <extension>         Extension of operations that has the cost of a call: x-credits.
  --max-cost <number>        What all calls together may cost. Needs --cost.
  --allow-writes             Also call operations that can change something.
  --mock <address>           Send calls to this address, without the credentials.

--key and --allow-origin can be given several times. No other environment variable is read.`;

/** An option that cannot be used. The message says which, and what to write instead. */
export class OptionError extends Error {}

/** @throws OptionError if an argument is missing, unknown or not usable. */
export function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parse(args);
  const [site, ...others] = positionals;
  if (site === undefined || others.length > 0) {
    throw new OptionError(
      positionals.length === 0
        ? 'Name the site: docusaurus-docs-mcp https://docs.example.com'
        : `Name one site; there are ${positionals.length}: ${positionals.join(', ')}.`,
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
    keys: (values.key ?? []).map(keyOf),
    allowedOrigins: (values['allow-origin'] ?? []).map(originOf),
    mock: values.mock === undefined ? undefined : addressOf('--mock', values.mock),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: {type: 'string', multiple: true},
        'allow-origin': {type: 'string', multiple: true},
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
      `${name} is "${text}". Write a whole number${max === Number.MAX_SAFE_INTEGER ? '' : ` of at most ${max}`}, such as ${name} 50.`,
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

/**
 * A name of a scheme can have `=`, that of a variable not. What is written here by mistake can be a key, so no
 * error has it, and names have to be in capitals: otherwise a key would be taken for one, and shown as such.
 */
function keyOf(text: string): NamedKey {
  const index = text.lastIndexOf('=');
  const variable = text.slice(index + 1);
  if (!/^[A-Z_][A-Z\d_]*$/.test(variable) || index === 0) {
    throw new OptionError(
      '--key takes a security scheme and the name of an environment variable in capitals, not the credential itself: --key apiKey=MY_API_KEY.',
    );
  }
  return {variable, ...(index > 0 && {scheme: text.slice(0, index)})};
}

function originOf(text: string): string {
  const url = addressOf('--allow-origin', text);
  if (url.pathname !== '/') {
    throw new OptionError(
      `--allow-origin is "${text}". Write an origin without a path: --allow-origin ${url.origin}.`,
    );
  }
  return url.origin;
}

function addressOf(name: string, text: string): URL {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new OptionError(
      `${name} is "${text}". Write an address with http or https, such as ${/^[\w.-]+(?::\d+)?(?:\/|$)/.test(text) ? `http://${text}` : 'https://docs.example.com'}.`,
    );
  }
  return withSlash(url);
}
