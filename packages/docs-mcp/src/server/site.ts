import {bodyWithin, parseUrl} from 'docusaurus-openapi-reference';

const TIMEOUT_MS = 30_000;

/** Protects the memory of the server from a file without an end. The largest documents have 12 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

const MAX_REDIRECTS = 5;

/** Some hosts forbid to read what they do not have, or names that begin with a point. */
const MISSING: ReadonlySet<number> = new Set([403, 404, 410]);

/** A file of the site that cannot be read. */
export class SiteError extends Error {}

/** Where the site is. Both addresses end with a slash. */
export interface SiteAddress {
  /** The address that the server was started with: the only one that it requests. */
  readonly url: URL;
  /** The address that the pages of the site give as their own. Undefined if it is the same. */
  readonly published?: URL;
  /** The catalog that the home page links to (RFC 9727, section 3). */
  readonly catalog?: string;
}

/**
 * Returns an address of the site. All requests of files of the site are made of its result, so that neither
 * a document nor an agent leads the server to another host, or out of the base path.
 *
 * @param address A path, a route or an address, also one below the published address.
 * @throws SiteError if it is not an address of the site.
 */
export function siteAddress(site: SiteAddress, address: string): URL {
  const {url, published} = site;
  const found = parseUrl(address, url);
  const base = [url, published].find(
    (one) => one !== undefined && found !== undefined && isBelow(found, one),
  );
  // Some hosts decode these slashes, and then follow ".." out of the base path.
  if (found === undefined || base === undefined || /%2f|%5c/i.test(found.pathname)) {
    throw new SiteError(`"${address}" is not an address of ${url.href}.`);
  }
  const path = `${found.pathname}/`.slice(base.pathname.length).replace(/\/$/, '');
  return new URL(`${url.origin}${url.pathname}${path}${found.search}${found.hash}`);
}

function isBelow(url: URL, base: URL): boolean {
  return url.origin === base.origin && `${url.pathname}/`.startsWith(base.pathname);
}

/**
 * Reads a file of the site. Follows redirects within the site only.
 *
 * @param file Its path below the address of the site (`llms.txt`), or its address.
 * @returns undefined if the site has no such file.
 * @throws SiteError if the site cannot be reached, answers with another error or leads elsewhere.
 */
export async function readSiteBytes(
  site: SiteAddress,
  file: string,
): Promise<Buffer | undefined> {
  let url = siteAddress(site, file);
  const refuse = (reason: string): never => {
    throw new SiteError(
      `${url.href} cannot be read: ${reason}. Check that the site is online and that its address is right.`,
    );
  };
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const read = (): Promise<Response> =>
      fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)});
    // Once more, because a host may close a connection that is kept alive at the same moment.
    const response = await read()
      .catch(read)
      .catch((error: unknown) => refuse(reasonOf(error)));
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      url = redirectTarget(site, url, location);
    } else if (MISSING.has(response.status)) {
      await response.body?.cancel();
      return undefined;
    } else if (response.ok) {
      return bytesOf(response).catch((error: unknown) => refuse(reasonOf(error)));
    } else {
      await response.body?.cancel();
      return refuse(`the server answered ${response.status}`);
    }
  }
  return refuse(`it redirects more than ${MAX_REDIRECTS} times`);
}

function redirectTarget(site: SiteAddress, from: URL, location: string): URL {
  const target = parseUrl(location, from);
  try {
    return siteAddress(site, target?.href ?? location);
  } catch {
    throw new SiteError(
      `${from.href} redirects to ${target?.href ?? location}, which is not an address of ${site.url.href}. If the site has moved there, start this server with its new address.`,
    );
  }
}

/** @throws Error if the body is larger than what the server keeps. */
export async function bytesOf(response: Response): Promise<Buffer> {
  const bytes = await bodyWithin(MAX_BYTES, response);
  if (bytes === undefined) {
    throw new Error(`it is larger than ${MAX_BYTES} bytes`);
  }
  return Buffer.from(bytes);
}

/**
 * Reads a text of the site.
 *
 * @returns undefined if the site has no such file, or if it is no text.
 */
export async function readSiteFile(
  site: SiteAddress,
  file: string,
): Promise<string | undefined> {
  const bytes = await readSiteBytes(site, file);
  return bytes && decodeText(bytes);
}

/**
 * Returns the text of bytes, or undefined if they are none. Types do not tell: `.ts` is a video on many hosts.
 *
 * @param type The media type, for its charset.
 */
export function decodeText(bytes: Uint8Array, type = ''): string | undefined {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    const text = new TextDecoder(charset, {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file of JSON.
 *
 * @throws SiteError also if it is not JSON: some hosts answer with a page for what they do not have.
 */
export async function readSiteJson(site: SiteAddress, file: string): Promise<unknown> {
  const bytes = await readSiteBytes(site, file);
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as unknown);
  } catch {
    throw new SiteError(
      `${siteAddress(site, file).href} is not JSON. Check that the address of the site is right, with its base path.`,
    );
  }
}

/** Returns the site at an address, with what its home page says of it. */
export async function findSite(url: URL): Promise<SiteAddress> {
  const home = (await readSiteFile({url}, '')) ?? '';
  const published = parseUrl(linkOf(home, 'canonical') ?? '');
  const catalog = linkOf(home, 'api-catalog');
  return {
    url,
    ...(published !== undefined &&
      /^https?:$/.test(published.protocol) &&
      published.href !== url.href && {published: withSlash(published)}),
    ...(catalog !== undefined && {catalog}),
  };
}

/** Returns the address of a link in the head of a page. Minified attributes have no quotes. */
export function linkOf(html: string, relation: string): string | undefined {
  const links = html.match(/<link\b[^>]*>/gi) ?? [];
  const link = links.find((tag) =>
    new RegExp(`\\brel=["']?${relation}(?=["'\\s/>])`, 'i').test(tag),
  );
  return /\bhref=["']?([^"'\s>]+)/i.exec(link ?? '')?.[1];
}

/** Returns an address without query and anchor, with one slash at its end. */
export function withSlash(url: URL): URL {
  return new URL(url.origin + url.pathname.replace(/\/*$/, '/'));
}

/** Returns why a request failed: `fetch` says it in the cause of its error. */
export function reasonOf(error: unknown): string {
  const {message, cause} = error as Error;
  const {code, message: reason} = (cause ?? {}) as {code?: string; message?: string};
  return code ?? reason ?? message;
}
