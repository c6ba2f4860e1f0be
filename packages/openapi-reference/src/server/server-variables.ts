import {isWebAddress} from '../utils/web-address';
import {type Server, serverOrigins, type ServerVariable} from './server';
import {parseUrl, toWellFormed} from '../utils/ponyfills';
import {fillTemplate} from '../utils/fill-template';

/** Name of the variable for the address of a server without a host. */
export const ADDRESS_VARIABLE = 'address';

/** Name of the form field that chooses between the own servers of an operation. */
export const SERVER_NAME = 'server';

/** Most origins that the values of variables are tried for. */
const MAX_ORIGINS = 100;

/** Hosts of the reader's own machine, which browsers let secure pages request without TLS. */
const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

/** A text in the place of a free variable, to parse the URL around it. */
const FREE = 'x-free-variable';

/** Texts that change no other part of a URL than the one that they are in. */
const HOST_TEXT = /^[\p{L}\p{N}.:[\]-]*$/u;

export type VariableValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns whether readers can make a server of any host: free text in the origin. Such a value has to be
 * typed, so that no link leads credentials to another host.
 */
export function isHostVariable({template}: Server, variable: ServerVariable): boolean {
  return variable.enum === undefined && isInOrigin(template, variable);
}

/**
 * Returns the name of the form field of a variable, in the query string too. That of
 * {@link isHostVariable} is no name that links have.
 */
export function variableKey(server: Server, variable: ServerVariable): string {
  return `${isHostVariable(server, variable) ? 'host' : SERVER_NAME}.${variable.name}`;
}

/**
 * Fills in the URL of a server.
 *
 * @param values Values by name of the variable. Those that are not allowed count as absent.
 */
export function filledUrl(server: Server, values: VariableValues): string {
  const {template, variables = []} = server;
  if (template === undefined) {
    return server.url;
  }
  const fill = (canHave: (variable: ServerVariable) => boolean): string =>
    fillTemplate(
      template,
      variables.map((variable) => {
        const value = values[variable.name] ?? '';
        const isUsed =
          value !== '' && canHave(variable) && isAllowed(server, variable, value);
        return [
          variable.name,
          isUsed ? printed(server, variable, value) : variable.default,
        ];
      }),
    ).replace(/\/+$/, '');
  const url = fill(() => true);
  // Links have values of the path, which must not lead to another host, as in `https:///{path}`.
  const ofHost = fill(
    (variable) => variable.enum !== undefined || isHostVariable(server, variable),
  );
  return parseUrl(url)?.origin === parseUrl(ofHost)?.origin ? url : ofHost;
}

/** Returns whether a variable can have a value: one of the listed, or a text that stays in its place. */
export function isAllowed(
  server: Server,
  variable: ServerVariable,
  value: string,
): boolean {
  const {template = '', isPlaceholder} = server;
  if (variable.enum !== undefined) {
    return variable.enum.includes(value);
  }
  if (!isInOrigin(template, variable)) {
    return true;
  }
  return isPlaceholder === true && variable.name === ADDRESS_VARIABLE
    ? /^https?:\/\/[^\s?#@\\]+$/i.test(value) && parseUrl(value) !== undefined
    : HOST_TEXT.test(value) &&
        isHttp(fillTemplate(withDefaults(server), [[variable.name, value]]));
}

/**
 * Returns the sources of a Content Security Policy that requests to servers need, with every value of
 * their variables.
 */
export function serverSources(servers: readonly Server[]): string[] {
  return Array.from(new Set(servers.flatMap(sourcesOf)));
}

function sourcesOf(server: Server): string[] {
  const {template, variables = []} = server;
  const own = server.isPlaceholder === true ? [] : serverOrigins([server]);
  const inOrigin = variables.filter((variable) => isInOrigin(template, variable));
  let urls = [template ?? server.url];
  for (const {name, enum: values = [FREE]} of inOrigin) {
    urls = urls
      .flatMap((url) => values.map((value) => fillTemplate(url, [[name, value]])))
      .slice(0, MAX_ORIGINS);
  }
  return [
    ...own,
    ...urls.flatMap((url) => {
      const origin = parseUrl(url)?.origin;
      if (origin !== undefined && !/^null$|x-free-variable/.test(origin)) {
        return serverOrigins([{...server, url: origin}]);
      }
      const wildcard = /^(https?:\/\/)x-free-variable((?:\.[\w-]+){2,}(?::\d+)?)$/.exec(
        origin ?? '',
      );
      return wildcard === null
        ? ['https:', ...LOCAL_SOURCES]
        : [`${wildcard[1] ?? ''}*${wildcard[2] ?? ''}`];
    }),
  ];
}

function isInOrigin(template: string | undefined, {name}: ServerVariable): boolean {
  const [origin = ''] = /^[^/?#]*(?:\/\/[^/?#]*)?/.exec(template ?? '') ?? [];
  return origin.includes(`{${name}}`);
}

/** Keeps what a value contains in the path. */
function printed({template}: Server, variable: ServerVariable, value: string): string {
  return isInOrigin(template, variable)
    ? value.replace(/\/+$/, '')
    : encodeURI(toWellFormed(value)).replace(/[?#]/g, encodeURIComponent);
}

function withDefaults({template = '', variables = []}: Server): string {
  return fillTemplate(
    template,
    variables.flatMap((variable) =>
      variable.enum === undefined ? [] : [[variable.name, variable.default] as const],
    ),
  );
}

/** Returns whether a URL is one of a host; remaining placeholders have any value. */
function isHttp(template: string): boolean {
  const url = template.replace(/\{[^}]*\}(?=:\/\/)/, 'https').replace(/\{[^}]*\}/g, '1');
  return isWebAddress(url);
}
