import {pathToFileURL} from 'node:url';
import findLast from 'lodash/findLast';
import {parseUrl} from '../utils/ponyfills';
import {roleAt} from './grammar';
import type {DocumentSource} from './load';
import {isRecord, own} from './resolve';
import {walkObjects} from './walk';

/** A schema with an address of its own (JSON Schema 2020-12 Core, section 8.2.1). */
interface NamedSchema {
  readonly pointer: string;
  readonly address: URL;
}

/**
 * Makes references within the document of those that name it by its own address, its `$self` (3.2) or the place
 * from which it came, or a schema of it by its `$id`, which is left out then. Changes the document.
 */
export function localizeReferences(
  document: Record<string, unknown>,
  source: DocumentSource,
): void {
  const base = ownAddress(document, source);
  const schemas = takeIds(document, base);
  const localized = (reference: unknown, pointer: string): string | undefined => {
    if (typeof reference !== 'string' || reference.startsWith('#')) {
      return undefined;
    }
    const address = parseUrl(reference, base);
    return address !== undefined && isSame(address, base)
      ? address.hash || '#'
      : pointerTo(reference, pointer, schemas, base);
  };
  walkObjects(document, (object, pointer, position) => {
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
      const reference = localized(holder[key], pointer);
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

/** Returns the schemas that have an `$id`, each after those around it, and removes it from them. */
function takeIds(document: Record<string, unknown>, base: URL): NamedSchema[] {
  const schemas: NamedSchema[] = [];
  walkObjects(document, (object, pointer) => {
    const {$id} = object;
    const role = typeof $id === 'string' ? roleAt(pointer) : undefined;
    if (typeof $id !== 'string' || role?.kind !== 'schema' || role.depth > 0) {
      return;
    }
    delete object['$id'];
    const address = parseUrl($id, baseAt(pointer, schemas, base));
    // A fragment is a place in another schema, and no address.
    if (address !== undefined && address.hash === '') {
      schemas.push({pointer, address});
    }
  });
  return schemas;
}

/** Returns the pointer of what a reference leads to in a schema that has an address. */
function pointerTo(
  reference: string,
  pointer: string,
  schemas: readonly NamedSchema[],
  base: URL,
): string | undefined {
  const address = parseUrl(reference, baseAt(pointer, schemas, base));
  if (address === undefined || !/^(#\/|$)/.test(address.hash)) {
    return undefined;
  }
  const named = schemas.filter((schema) => isSame(schema.address, address));
  // A schema that is written in several places is one of its own in each.
  const target = findLast(named, (schema) => isWithin(pointer, schema)) ?? named[0];
  return target && target.pointer + address.hash.slice(1);
}

/** Returns the address against which a schema resolves references. */
function baseAt(pointer: string, schemas: readonly NamedSchema[], base: URL): URL {
  return findLast(schemas, (schema) => isWithin(pointer, schema))?.address ?? base;
}

function isWithin(pointer: string, schema: NamedSchema): boolean {
  return `${pointer}/`.startsWith(`${schema.pointer}/`);
}

function isSame(one: URL, other: URL): boolean {
  return withoutHash(one) === withoutHash(other);
}

function withoutHash({href, hash}: URL): string {
  return href.slice(0, href.length - hash.length);
}

/** Returns whether an address needs no base (RFC 3986, section 4.2). */
export function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address);
}
