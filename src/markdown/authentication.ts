import {
  credentialForm,
  credentialParts,
  flowAddresses,
  isWebAddress,
} from '../reference/credential';
import {
  AUTHENTICATION_ROUTE,
  type OAuthFlow,
  type SecurityScheme,
  type SecurityScope,
} from '../reference/security';
import {
  code,
  heading,
  item,
  list,
  pageLink,
  paragraph,
  type Phrase,
  row,
  twinLink,
} from './nodes';
import {richText} from './rich-text';
import {type Section, summarizedSection, tableSection, wholeSection} from './section';

const KINDS: Readonly<Record<SecurityScheme['kind'], string>> = {
  bearer: 'Bearer token',
  basic: 'Basic authentication',
  http: 'authentication',
  apiKey: 'API key',
  oauth2: 'OAuth 2.0',
  openIdConnect: 'OpenID Connect',
  mutualTLS: 'Client certificate (mutual TLS)',
  unknown: 'The description does not define it',
};

const GRANTS: Readonly<Record<OAuthFlow['grant'], string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
};

const ADDRESSES: Readonly<
  Record<ReturnType<typeof flowAddresses>[number]['kind'], string>
> = {
  authorization: 'Authorization',
  deviceAuthorization: 'Device authorization',
  token: 'Token',
  refresh: 'Refresh',
};

function kindOf({kind, scheme = ''}: SecurityScheme): string {
  return kind === 'http' ? `${scheme} ${KINDS.http}` : KINDS[kind];
}

/**
 * Creates the section of an operation about its credentials.
 *
 * @param isSent The API sends them to the reader's server.
 */
export function securitySection(
  security: readonly (readonly SecurityScheme[])[],
  isSent = false,
): Section {
  const title = heading(2, 'Authentication');
  const [first] = security;
  if (first === undefined) {
    return wholeSection(title, paragraph('This endpoint needs no key.'));
  }
  const blocks =
    security.length === 1
      ? [
          ...(isSent ? [paragraph('The API sends this to your server:')] : []),
          ...alternativeBlocks(first, isSent),
        ]
      : [
          paragraph(
            isSent
              ? 'The API sends one of these to your server:'
              : 'One of these is needed. The code samples send the first.',
          ),
          list(security.map((schemes) => item(...alternativeBlocks(schemes, isSent)))),
        ];
  return summarizedSection([title, ...blocks], [title]);
}

type ItemContent = Parameters<typeof item>[number];

function alternativeBlocks(
  schemes: readonly SecurityScheme[],
  isSent: boolean,
): ItemContent[] {
  const [first, ...others] = schemes;
  if (first === undefined) {
    return [paragraph(isSent ? 'No credentials.' : 'No credentials: they are optional.')];
  }
  return others.length === 0
    ? schemeBlocks(first, isSent)
    : [
        paragraph(
          isSent ? 'All of these together:' : 'All of these together are needed:',
        ),
        list(schemes.map((scheme) => item(...schemeBlocks(scheme, isSent)))),
      ];
}

function schemeBlocks(scheme: SecurityScheme, isSent: boolean): ItemContent[] {
  const {name, route, description, scopes = []} = scheme;
  const form = credentialForm(scheme, isSent ? 'KEY' : undefined);
  const isOAuth = scheme.flows !== undefined || scheme.kind === 'openIdConnect';
  return [
    paragraph(
      ...(form === undefined ? [] : [code(form), ', ']),
      route === undefined ? code(name) : twinLink(name, AUTHENTICATION_ROUTE),
      `: ${kindOf(scheme)}`,
    ),
    ...variables(scheme),
    ...(richText(description) as ItemContent[]),
    ...(scopes.length === 0
      ? []
      : [
          paragraph(isOAuth ? 'With the scopes:' : 'With the roles:'),
          list(scopes.map((scope) => item(paragraph(...scopePhrases(scope))))),
        ]),
  ];
}

/** Names the environment variables of the code samples that have the credential. */
function variables(scheme: SecurityScheme): ReturnType<typeof paragraph>[] {
  const [first, second] = credentialParts(scheme).map(({variable}) => code(variable));
  const text = 'The code samples read it from the environment variable';
  if (first === undefined) {
    return [];
  }
  return [
    second === undefined
      ? paragraph(`${text} `, first, '.')
      : paragraph(`${text}s `, first, ' and ', second, '.'),
  ];
}

function scopePhrases({name, description}: SecurityScope): Phrase[] {
  return [code(name), ...(description === '' ? [] : [` ${description}`])];
}

/** Creates the sections of the page of all schemes, below its title. */
export function authenticationSections(schemes: readonly SecurityScheme[]): Section[] {
  const where = [pageLink('the page', AUTHENTICATION_ROUTE)];
  return schemes.flatMap((scheme) => {
    const {name, description, bearerFormat, discoveryUrl, flows = []} = scheme;
    const form = credentialForm(scheme);
    const title = [
      heading(2, name),
      paragraph(
        kindOf(scheme),
        ...(scheme.deprecated === true ? [', deprecated'] : []),
        ...(form === undefined ? [] : [': ', code(form)]),
      ),
    ];
    return [
      summarizedSection(
        [...title, ...variables(scheme), ...richText(description)],
        [...title, ...variables(scheme)],
      ),
      wholeSection(
        ...(bearerFormat === undefined
          ? []
          : [paragraph('Format of the token: ', code(bearerFormat))]),
        ...(discoveryUrl === undefined
          ? []
          : [paragraph('Discovery document: ', address(discoveryUrl))]),
      ),
      ...flows.flatMap((flow) => flowSections(flow, where)),
    ];
  });
}

function flowSections(flow: OAuthFlow, where: readonly Phrase[]): Section[] {
  const addresses = flowAddresses(flow);
  return [
    wholeSection(
      heading(3, `Flow: ${GRANTS[flow.grant]}`),
      ...(addresses.length === 0
        ? []
        : [
            list(
              addresses.map(({kind, url}) =>
                item(paragraph(`${ADDRESSES[kind]}: `, address(url))),
              ),
            ),
          ]),
    ),
    ...(flow.scopes.length === 0
      ? []
      : [
          tableSection(
            [],
            ['Scope', 'Allows'],
            flow.scopes.map((scope) => row([code(scope.name)], [scope.description])),
            where,
          ),
        ]),
  ];
}

function address(url: string): Phrase {
  return isWebAddress(url)
    ? {type: 'link', url, children: [{type: 'text', value: url}]}
    : code(url);
}
