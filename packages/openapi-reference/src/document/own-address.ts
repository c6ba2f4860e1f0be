import {pathToFileURL} from 'node:url';
import {parseUrl} from '../utils/ponyfills';
import type {DocumentSource} from './load';
import {isRecord, own} from './resolve';
import {walkObjects} from './walk';

/**
 * Makes references within the document of those that name it by its own address: its `$self` (3.2) or the place
 * from which it came. Changes the document.
 */
export function localizeReferences(
  document: Record<string, unknown>,
  source: DocumentSource,
): void {
  const base = ownAddress(document, source);
  const localized = (reference: unknown): string | undefined => {
    if (typeof reference !== 'string' || reference.startsWith('#')) {
      return undefined;
    }
    const address = parseUrl(reference, base);
    const hash = address?.hash ?? '';
    return address !== undefined && withoutHash(address) === withoutHash(base)
      ? hash || '#'
      : undefined;
  };
  walkObjects(document, (object, _, position) => {
    if (position !== 'keywords') {
      return;
    }
    const mapping = own(object['discriminator'], 'mapping');
    for (const [holder, key] of [
      [object, '$ref'] as const,
      ...(isRecord(mapping)
        ? Object.keys(mapping)
            .filter((name) => String(mapping[name]).includes('#'))
            .map((name) => [mapping, name] as const)
        : []),
    ]) {
      const reference = localized(holder[key]);
      if (reference !== undefined) {
        holder[key] = reference;
      }
    }
  });
}

/** Returns the address of a document: its `$self`, or the file or URL from which it came. */
export function ownAddress(
  {$self}: {readonly $self?: unknown},
  source: DocumentSource,
): URL {
  const place = source.kind === 'url' ? new URL(source.url) : pathToFileURL(source.path);
  return (typeof $self === 'string' ? parseUrl($self, place) : undefined) ?? place;
}

function withoutHash({href, hash}: URL): string {
  return href.slice(0, href.length - hash.length);
}

/** Returns whether an address needs no base (RFC 3986, section 4.2). */
export function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address);
}
