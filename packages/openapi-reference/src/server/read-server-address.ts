import {parseUrl} from '../utils/ponyfills';
import {fillTemplate} from '../utils/fill-template';
import type {PublishedDocument} from '../document/document';
import type {DocumentSource} from '../document/load';
import {hasScheme, ownAddress} from '../document/own-address';
import {isRecord, own} from '../document/resolve';
import {walkObjects} from '../document/walk';

/**
 * Resolves relative URLs of servers against the address of the document (OpenAPI 3.1.1, section
 * 4.8.5). Without an address they stay as they are.
 */
export function resolveServers(
  document: PublishedDocument,
  source: DocumentSource,
): void {
  const base = documentAddress(document, source);
  if (base === undefined) {
    return;
  }
  if (document.servers === undefined || document.servers.length === 0) {
    Object.assign(document, {servers: [{url: '/'}]});
  }
  walkObjects(document, (object, _, position) => {
    if (position !== 'keywords') {
      return;
    }
    const servers = Array.isArray(object['servers'])
      ? (object['servers'] as unknown[])
      : [];
    for (const server of [...servers, object['server']]) {
      const url = own(server, 'url');
      if (isRecord(server) && typeof url === 'string') {
        server['url'] = absoluteUrl(url, base);
      }
    }
  });
}

/** The fields of security schemes and their flows that are addresses. */
const SECURITY_ADDRESSES = [
  ...['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'],
  ...['openIdConnectUrl', 'oauth2MetadataUrl'],
];

/**
 * Resolves relative addresses of security schemes against the URL of the first server (OpenAPI 3.1.1, section
 * 4.6 "Relative References in API URLs"). Where that has no host, they stay as they are.
 */
export function resolveSecurityAddresses({servers, components}: PublishedDocument): void {
  const {url = '', variables = {}} = servers?.[0] ?? {};
  const defaults = Object.entries(variables).map(
    ([name, variable]) => [name, variable.default] as const,
  );
  const base = parseUrl(fillTemplate(url, defaults));
  if (base === undefined) {
    return;
  }
  for (const scheme of Object.values(own(components, 'securitySchemes') ?? {})) {
    const flows = own(scheme, 'flows');
    for (const holder of [scheme, ...Object.values(isRecord(flows) ? flows : {})]) {
      for (const field of SECURITY_ADDRESSES) {
        const address = own(holder, field);
        if (
          isRecord(holder) &&
          typeof address === 'string' &&
          address !== '' &&
          !hasScheme(address)
        ) {
          holder[field] = parseUrl(address, base)?.href ?? address;
        }
      }
    }
  }
}

function documentAddress(
  document: PublishedDocument,
  source: DocumentSource,
): URL | undefined {
  const base = ownAddress(document, source);
  if (!/^https?:$/.test(base.protocol)) {
    return undefined;
  }
  base.username = '';
  base.password = '';
  return base;
}

function absoluteUrl(url: string, base: URL): string {
  if (/^[^/?#]*:\/\//.test(url) || /^\{[^}]*\}/.test(url)) {
    return url;
  }
  if (url.startsWith('//')) {
    return `${base.protocol}${url}`;
  }
  const absolute = parseUrl(url, base)?.href;
  return absolute?.replaceAll('%7B', '{').replaceAll('%7D', '}') ?? url;
}
