import pick from 'lodash/pick';
import pickBy from 'lodash/pickBy';
import {credentialParts} from './credential';
import {CREDENTIAL_KINDS} from '../vocabulary/credential-kind';
import {blocksOf} from '../text/rich-text';
import {
  type OAuthFlow,
  type SecurityScheme,
  type SecurityScope,
  AUTHENTICATION_ROUTE,
} from './security';
import type {OAuthGrant} from '../vocabulary/oauth-grant';
import type {
  OAuthFlowObject,
  OpenAPIDocument,
  SecurityRequirementObject,
  SecuritySchemeObject,
} from '../document/document';
import {flagExtension, textExtension} from '../text/read-extension';
import {parseRichText} from '../text/read-markdown';
import {unusedSlug} from '../route/read-page-names';
import {isRecord, own, unescapeSegment} from '../document/resolve';

/** The security schemes of a document, by name. */
export type SecuritySchemes = ReadonlyMap<string, SecurityScheme>;

/** The order in which pages show the flows. */
const GRANTS: readonly OAuthGrant[] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
];

/**
 * Creates all security schemes that a document declares.
 *
 * @param furtherId Begins the names of variables that the document does not give.
 */
export function createSecuritySchemes(
  document: OpenAPIDocument,
  furtherId?: string,
): SecuritySchemes {
  const variables = new Set<string>();
  const anchors = new Set<string>();
  const anchorOf = (name: string): string => {
    const wanted = `scheme-${name.replace(/[^\w.-]+/g, '-').slice(0, 80)}`;
    const anchor = unusedSlug(wanted, anchors);
    anchors.add(anchor);
    return anchor;
  };
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).map(
    ([name, object]): SecurityScheme => {
      const scheme = {
        ...createScheme(name, object),
        ...(flagExtension(document, 'x-site-pages') ? {hasGuide: true as const} : {}),
      };
      const variable = nameVariable(scheme, object, variables, furtherId);
      return {...scheme, variable};
    },
  );
  return new Map(
    (needsPage(schemes)
      ? schemes.map((scheme) => ({
          ...scheme,
          route: `${AUTHENTICATION_ROUTE}#${anchorOf(scheme.name)}`,
        }))
      : schemes
    ).map((scheme) => [scheme.name, scheme]),
  );
}

/**
 * Returns the alternatives of an operation: all schemes of one of them are needed. It is empty if no
 * credentials are needed; an alternative is empty if they are optional. What the page of all schemes
 * tells is left out.
 */
export function createSecurity(
  schemes: SecuritySchemes,
  requirements: readonly SecurityRequirementObject[] | undefined = [],
): SecurityScheme[][] {
  const alternatives = requirements.map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => needed(schemes, name, scopes)),
  );
  return alternatives.some((alternative) => alternative.length > 0) ? alternatives : [];
}

function needed(
  schemes: SecuritySchemes,
  name: string,
  scopes: readonly string[],
): SecurityScheme {
  const scheme = schemes.get(name) ??
    // OpenAPI 3.2 also allows references.
    schemes.get(componentName(name)) ?? {
      name,
      kind: 'unknown',
      in: 'header',
      parameter: '',
      description: '',
      variable: '',
    };
  const known = new Map(
    scheme.flows?.flatMap((flow) => flow.scopes).map((scope) => [scope.name, scope]),
  );
  const listed = (Array.isArray(scopes) ? scopes : []).filter(
    (scope): scope is string => typeof scope === 'string',
  );
  return {
    ...scheme,
    ...(scheme.route === undefined ? {} : {description: ''}),
    ...(scheme.flows && {flows: scheme.flows.map((flow) => ({...flow, scopes: []}))}),
    ...(listed.length > 0 && {
      scopes: listed.map((scope) => known.get(scope) ?? {name: scope, description: ''}),
    }),
  };
}

function componentName(reference: string): string {
  const [, segment = ''] =
    /^#\/components\/securitySchemes\/([^/]+)$/.exec(reference) ?? [];
  return unescapeSegment(segment) ?? '';
}

/** One key with a short text is shown with each operation; all else is shown once. */
function needsPage(schemes: readonly SecurityScheme[]): boolean {
  return (
    schemes.length > 1 ||
    schemes.some(
      ({kind, description}) =>
        (kind !== 'bearer' && kind !== 'apiKey') || blocksOf(description).length > 1,
    )
  );
}

function createScheme(
  name: string,
  scheme: SecuritySchemeObject,
): Omit<SecurityScheme, 'variable'> {
  const {type, bearerFormat, openIdConnectUrl, oauth2MetadataUrl} = scheme;
  const kind = kindOf(scheme);
  const discoveryUrl = type === 'openIdConnect' ? openIdConnectUrl : oauth2MetadataUrl;
  return {
    name,
    kind,
    in: type === 'apiKey' ? (scheme.in ?? 'header') : 'header',
    parameter: type === 'apiKey' ? (scheme.name ?? '') : 'Authorization',
    description: parseRichText(scheme.description),
    ...(kind === 'http' ? {scheme: scheme.scheme ?? ''} : {}),
    ...(bearerFormat === undefined ? {} : {bearerFormat}),
    ...(scheme.deprecated === true ? {deprecated: true as const} : {}),
    ...(type === 'oauth2' ? {flows: createFlows(scheme)} : {}),
    ...(discoveryUrl === undefined ? {} : {discoveryUrl}),
  };
}

function kindOf({type, scheme = ''}: SecuritySchemeObject): SecurityScheme['kind'] {
  const name = type === 'http' ? scheme.toLowerCase() : type;
  const kinds = Object.keys(CREDENTIAL_KINDS) as SecurityScheme['kind'][];
  return (
    kinds.find((kind) => kind === name && CREDENTIAL_KINDS[kind].type === type) ??
    (type === 'http' ? 'http' : 'unknown')
  );
}

function createFlows({flows}: SecuritySchemeObject): OAuthFlow[] {
  return GRANTS.flatMap((grant) => {
    const flow = own(flows, grant);
    return isRecord(flow) ? [createFlow(grant, flow)] : [];
  });
}

const ADDRESSES = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const;

function createFlow(grant: OAuthGrant, flow: OAuthFlowObject): OAuthFlow {
  return {
    grant,
    ...pickBy(pick(flow, ADDRESSES), (url) => typeof url === 'string' && url !== ''),
    scopes: Object.entries(flow.scopes ?? {}).map(
      ([name, description]): SecurityScope => ({name, description}),
    ),
  };
}

/** Variables that have a meaning for shells and programs. */
const RESERVED =
  /^(PATH|HOME|USER|USERNAME|LOGNAME|SHELL|PWD|OLDPWD|LANG|TERM|TZ|IFS|ENV|EDITOR|PAGER|MAIL|HOST|HOSTNAME|TMP|TEMP|TMPDIR|DISPLAY|UID|EUID|PPID|PS\d|RANDOM|SECONDS|LINENO|OPTARG|OPTIND|OPTERR|(LD|LC|BASH|DYLD|PYTHON|NODE|NPM|GO|SSL|CURL|HTTPS?|FTP|ALL|NO|XDG)_.*|GO[A-Z]+|PYTHON.*|NODE|CURL.*)$/;

/**
 * Returns the name of the variable: `x-environment-variable`, or else one made from the name of the
 * scheme (`petstoreAuth` -> `PETSTORE_AUTH`). No two schemes share one.
 */
function nameVariable(
  {name, kind}: Omit<SecurityScheme, 'variable'>,
  object: SecuritySchemeObject,
  used: Set<string>,
  furtherId?: string,
): string {
  const own = textExtension(object, 'x-environment-variable') ?? '';
  const words = (furtherId === undefined ? name : `${furtherId}_${name}`)
    .replace(/([a-z\d]{2})(?=[A-Z])|([A-Z]{2,})(?=[A-Z][a-z])/g, '$&_')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
    .toUpperCase();
  const made = /^[A-Z]/.test(words) ? words : `API_KEY${words === '' ? '' : `_${words}`}`;
  const wanted = /^[A-Z][A-Z\d_]{0,60}$/.test(own) ? own : made;
  const free = RESERVED.test(wanted) ? `API_${wanted}` : wanted;
  const takenBy = (variable: string): string[] => {
    const parts = credentialParts({kind, variable});
    return parts.length === 0 ? [variable] : parts.map((part) => part.variable);
  };
  const isTaken = (variable: string): boolean =>
    takenBy(variable).some((one) => used.has(one));
  const variable = unusedSlug(free, {has: isTaken}, '_');
  takenBy(variable).forEach((one) => used.add(one));
  return variable;
}
