import {parseUrl} from '../utils/ponyfills';
import {fillTemplate} from '../utils/fill-template';
import {hasScheme} from './own-address';
import type {Repair} from './repair';
import {escapeSegment, isRecord, isReference, own, targetOf} from './resolve';
import {walkObjects} from './walk';

type Fields = Record<string, unknown>;

/** What is wrong in an object, with the pointers of what is wrong below it. */
type Found = [kind: string, pointer: string];

/**
 * Finds mistakes that the structure of a document does not show: a reader of the pages cannot tell that they are
 * there, only the author can.
 */
export function findMistakes(document: Fields): Repair[] {
  const mistakes = [...pathMistakes(document), ...hostMistakes(document)];
  const findInParameters = parameterMistakes(document);
  const findInSecurity = securityMistakes(document);
  walkObjects(document, (object, pointer, position) => {
    if (position === 'keywords') {
      mistakes.push(
        ...[
          ...listOf(object, 'parameters', findInParameters),
          ...listOf(object, 'security', findInSecurity),
          ...listOf(object, 'servers', serverListMistakes),
          ...serverMistakes(object['server']).map(below('server')),
          ...statusMistakes(object, pointer),
        ].map(below(pointer)),
      );
    }
  });
  return mistakes.map(([kind, pointer]) => ({kind, pointer}));
}

function below(holder: string): (found: Found) => Found {
  return ([kind, pointer]) => [kind, pointer === '' ? holder : `${holder}/${pointer}`];
}

function listOf(
  object: Fields,
  key: string,
  find: (list: readonly unknown[]) => Found[],
): Found[] {
  const list = object[key];
  return Array.isArray(list) ? find(list).map(below(key)) : [];
}

const OPEN_BRACE = 'a brace has no counterpart, and is read as text';

const NO_ADDRESS = 'an address is none, and is shown as it is written';

function hasOpenBrace(template: string): boolean {
  return /[{}]/.test(template.replace(/\{[^{}]*\}/g, ''));
}

function pathMistakes({paths}: Fields): Found[] {
  return Object.keys(isRecord(paths) ? paths : {})
    .filter((path) => !path.startsWith('x-') && hasOpenBrace(path))
    .map((path) => [OPEN_BRACE, `#/paths/${escapeSegment(path)}`]);
}

/** `host` of Swagger 2.0 is a name with a port. */
function hostMistakes({swagger, host}: Fields): Found[] {
  return swagger !== undefined && typeof host === 'string' && /[\s/?#]/.test(host)
    ? [[NO_ADDRESS, '#/host']]
    : [];
}

function parameterMistakes(document: Fields): (list: readonly unknown[]) => Found[] {
  return (list) => {
    const parameters = list.map((one) =>
      isReference(one) ? own(targetOf(document, one.$ref), 'value') : one,
    );
    const locations = parameters.map((one) => own(one, 'in'));
    const identities = parameters.map((one, index) => {
      const name = own(one, 'name');
      return typeof name === 'string' && locations[index] !== 'body'
        ? `${String(locations[index])} ${name}`
        : undefined;
    });
    const firstBody = locations.indexOf('body');
    return list.flatMap((_, index): Found[] => {
      const identity = identities[index];
      if (identity !== undefined && identities.lastIndexOf(identity) > index) {
        return [
          [
            'a parameter is left out, because a later one has its name and location',
            String(index),
          ],
        ];
      }
      return locations[index] === 'body' && index > firstBody
        ? [
            [
              'a body is left out, because there is one before it in the parameters',
              String(index),
            ],
          ]
        : [];
    });
  };
}

function securityMistakes(document: Fields): (list: readonly unknown[]) => Found[] {
  const schemes =
    own(own(document, 'components'), 'securitySchemes') ??
    own(document, 'securityDefinitions');
  const isDefined = (name: string): boolean =>
    own(schemes, name) !== undefined ||
    // OpenAPI 3.2 also allows references.
    (name.startsWith('#/') && 'value' in targetOf(document, name));
  return (list) =>
    list.flatMap((requirement, index) =>
      Object.keys(isRecord(requirement) ? requirement : {})
        .filter((name) => !isDefined(name))
        .map((name): Found => [
          'a security scheme is not defined; what to send is unknown',
          `${index}/${escapeSegment(name)}`,
        ]),
    );
}

function serverListMistakes(servers: readonly unknown[]): Found[] {
  return servers.flatMap((server, index) =>
    serverMistakes(server).map(below(String(index))),
  );
}

function serverMistakes(server: unknown): Found[] {
  const url = own(server, 'url');
  if (typeof url !== 'string') {
    return [];
  }
  const variables = own(server, 'variables');
  const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const isUndefined = names.some((name) => own(variables, name) === undefined);
  const filled = fillTemplate(
    // A variable has a text that can be any part of an address.
    url.replace(/^\{[^{}]*\}(?=:)/, 'https'),
    names.map((name) => [name, '1']),
  );
  return [
    ...(hasOpenBrace(url) ? [OPEN_BRACE] : []),
    ...(isUndefined
      ? ['a variable of a server is not defined; its name stays in the address']
      : []),
    ...(isAddress(filled) ? [] : [NO_ADDRESS]),
  ].map((kind): Found => [kind, 'url']);
}

/** Returns whether a text is a URL of a host, or one relative to that of the document. */
function isAddress(url: string): boolean {
  const parsed = parseUrl(url, hasScheme(url) ? undefined : 'https://server.example');
  return !/\s/.test(url) && parsed !== undefined && parsed.host !== '';
}

/** A status that cannot be one of HTTP (RFC 9110, section 15). Other names are no fields of a map of responses. */
function statusMistakes({responses}: Fields, pointer: string): Found[] {
  const isOfOperation = pointer !== '#' && pointer !== '#/components';
  return Object.keys(isOfOperation && isRecord(responses) ? responses : {})
    .filter((status) => /^[06-9](\d\d|XX)$/i.test(status))
    .map((status) => [
      'a status is none of HTTP, and is shown as it is written',
      `responses/${status}`,
    ]);
}
