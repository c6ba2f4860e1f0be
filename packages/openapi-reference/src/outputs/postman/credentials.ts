import type {Element} from 'hast';
import partition from 'lodash/partition';
import uniqBy from 'lodash/uniqBy';
import {
  authorizationScheme,
  credentialForm,
  credentialParts,
} from '../../security/credential';
import type {Operation} from '../../operation/operation';
import {element, type RichText, toRichText} from '../../text/rich-text';
import type {SecurityScheme} from '../../security/security';
import type {Auth, Entry, Variable} from './format';
import {printMarkdown} from './markdown';

/** The credentials of a collection, and of each of its requests. */
export interface Credentials {
  /** Those of the first operation that needs any. */
  auth?: Auth;
  variables: Variable[];
  of: (operation: Operation) => RequestCredentials;
}

export interface RequestCredentials {
  /** Undefined for that of the collection. */
  auth?: Auth;
  /** Keys in the header and the query, where `auth` cannot have them. */
  header: Entry[];
  query: Entry[];
}

const NONE: Auth = {type: 'noauth'};

/**
 * Names a variable of the collection for each security scheme: the first is `apiKey`. A request has the
 * credentials of the first alternative.
 *
 * @param declared All schemes of the document, with their descriptions.
 */
export function createCredentials(
  operations: readonly Operation[],
  declared: readonly SecurityScheme[],
): Credentials {
  const sentBy = ({security}: Operation): SecurityScheme[] =>
    (security[0] ?? []).filter(isSent);
  const schemes = uniqBy(operations.flatMap(sentBy), 'name');
  const names = new Map(
    schemes.map(({name}, index) => [name, index === 0 ? 'apiKey' : `apiKey${index + 1}`]),
  );
  const nameOf = ({name}: SecurityScheme): string => names.get(name) ?? '';
  const [main] = schemes;
  const auth = main && authOf(main, nameOf(main));
  return {
    ...(auth === undefined ? {} : {auth}),
    variables: schemes.flatMap((scheme) =>
      variablesOf(
        declared.find(({name}) => name === scheme.name) ?? scheme,
        nameOf(scheme),
      ),
    ),
    of: (operation) => {
      const sent = sentBy(operation);
      const [first, ...others] = sent;
      const own = first === undefined ? NONE : authOf(first, nameOf(first));
      const [query, header] = partition(
        own === NONE ? sent : others,
        (scheme) => scheme.in === 'query',
      );
      const entryOf = (scheme: SecurityScheme): Entry => keyEntry(scheme, nameOf(scheme));
      return {
        ...(first?.name === main?.name ? {} : {auth: own}),
        header: header.map(entryOf),
        query: query.map(entryOf),
      };
    },
  };
}

/** Says which other credentials an operation takes; a request of Postman has those of one alternative. */
export function describeAlternatives({security}: Operation): RichText {
  return security.length < 2
    ? ''
    : toRichText([
        element('p', [
          'This request has the first of these credentials. Any one of them is enough:',
        ]),
        element(
          'ol',
          security.map((schemes) => element('li', namesOf(schemes))),
        ),
      ]);
}

function namesOf(schemes: readonly SecurityScheme[]): (string | Element)[] {
  return schemes.length === 0
    ? ['no credentials']
    : schemes.flatMap((scheme, index): (string | Element)[] => {
        const form = credentialForm(scheme);
        return [
          ...(index === 0 ? [] : [' and ']),
          element('strong', [scheme.name]),
          ...(form === undefined ? [] : [' (', element('code', [form]), ')']),
        ];
      });
}

/** Certificates are settings of Postman. */
function isSent(scheme: SecurityScheme): boolean {
  return credentialParts(scheme).length > 0;
}

function authOf(scheme: SecurityScheme, variable: string): Auth {
  const {kind, parameter} = scheme;
  if (kind !== 'http' && authorizationScheme(scheme) === 'Bearer') {
    return {type: 'bearer', bearer: [attribute('token', `{{${variable}}}`)]};
  }
  if (kind === 'basic') {
    return {
      type: 'basic',
      basic: [
        attribute('username', `{{${variable}User}}`),
        attribute('password', `{{${variable}}}`),
      ],
    };
  }
  return scheme.in === 'cookie' || kind !== 'apiKey'
    ? NONE
    : {
        type: 'apikey',
        apikey: [
          attribute('key', parameter),
          attribute('value', `{{${variable}}}`),
          attribute('in', scheme.in),
        ],
      };
}

function attribute(key: string, value: string): Variable {
  return {key, value, type: 'string'};
}

/**
 * Returns a header, or a parameter of the query, with a key. Postman encodes no header, so the variable of
 * basic authentication has the encoded text.
 */
function keyEntry(scheme: SecurityScheme, variable: string): Entry {
  const {kind, parameter, in: place} = scheme;
  if (place === 'cookie') {
    return {key: 'Cookie', value: `${parameter}={{${variable}}}`};
  }
  const prefix = kind === 'apiKey' ? '' : `${authorizationScheme(scheme)} `;
  return {key: parameter, value: `${prefix}{{${variable}}}`};
}

function variablesOf(scheme: SecurityScheme, name: string): Variable[] {
  const text = printMarkdown(scheme.description);
  const variable = (key: string): Variable => ({
    key,
    value: '',
    type: 'string',
    ...(text === '' ? {} : {description: text}),
  });
  return scheme.kind === 'basic'
    ? [variable(`${name}User`), variable(name)]
    : [variable(name)];
}
