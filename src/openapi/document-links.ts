import type {Inline} from '../reference/rich-text';
import {inlinesText} from '../reference/rich-text';
import {linkTo} from './rich-blocks';

/** Returns the route of what an address within the document leads to: `#operation/getBlock`. Images of this site are their own. */
export type FindRoute = (address: string) => string | undefined;

/** Pages by what addresses name them with: operationIds, tags, names of schemas, headings. */
export interface DocumentTargets {
  readonly operations: Iterable<readonly [id: string, route: string]>;
  /** By method and path: `GET /blocks`. */
  readonly paths: Iterable<readonly [methodAndPath: string, route: string]>;
  readonly tags: Iterable<readonly [tag: string, route: string]>;
  readonly schemas: Iterable<readonly [name: string, route: string]>;
  readonly headings: Iterable<readonly [anchor: string, route: string]>;
  /** Addresses of images of this site. */
  readonly images: ReadonlySet<string>;
}

/**
 * Returns a function that reads the addresses that Redoc, Scalar, Swagger UI and JSON Pointers have
 * for parts of a document. Case and punctuation do not matter: Redoc writes `Gift Cards` as
 * `Gift-Cards`.
 */
export function createRouteFinder(targets: DocumentTargets): FindRoute {
  const operations = byKey(targets.operations);
  const paths = byKey(targets.paths);
  const tags = byKey(targets.tags);
  const schemas = byKey(targets.schemas);
  const headings = byKey(targets.headings);
  return (address) => {
    if (targets.images.has(address)) {
      return address;
    }
    const parts = decode(address).replace(/^#\/?/, '').split('/');
    const [kind = ''] = parts;
    const last = keyOf(parts.at(-1) ?? '');
    const path = parts.findIndex((part) => part.startsWith('~1'));
    const method = parts[path + 1];
    if (path !== -1 && method !== undefined) {
      return paths.get(keyOf(`${method} ${parts[path]}`));
    }
    switch (kind) {
      case 'components':
      case 'definitions':
      case 'model':
      case 'schema':
        return schemas.get(last);
      case 'tag':
        return parts.includes('operation')
          ? operations.get(last)
          : (tags.get(keyOf(parts.slice(1).join('/'))) ??
              paths.get(keyOf(parts.slice(2).join(' '))));
      case 'description':
      case 'section':
        return headings.get(last);
    }
    return parts.length === 1
      ? (headings.get(last) ??
          operations.get(keyOf(kind.replace(/^operations?-[^-]*-/, ''))) ??
          tags.get(keyOf(kind.replace(/^tag-/, ''))) ??
          schemas.get(keyOf(kind.replace(/^model-/, ''))))
      : operations.get(last);
  };
}

function byKey(
  entries: Iterable<readonly [name: string, route: string]>,
): ReadonlyMap<string, string> {
  return new Map([...entries].map(([name, route]) => [keyOf(name), route]));
}

function keyOf(name: string): string {
  return name
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Links the addresses within the document that the texts of a value have to pages of this site, and
 * keeps the images that are files of this site. Those that lead nowhere are shown behind their text.
 */
export function linkWithin<T>(value: T, findRoute: FindRoute): T {
  const link = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const linked = part.flatMap((item: unknown) =>
        isDocumentLink(item)
          ? inlinesOf(item, findRoute)
          : isImage(item)
            ? imageOf(item, findRoute)
            : [link(item)],
      );
      return isSame(part, linked) ? part : linked;
    }
    if (typeof part !== 'object' || part === null) {
      return part;
    }
    const values: unknown[] = Object.values(part);
    const linked = values.map(link);
    return isSame(values, linked)
      ? part
      : Object.fromEntries(Object.keys(part).map((key, index) => [key, linked[index]]));
  };
  return link(value) as T;
}

type DocumentLink = Extract<Inline, {href: string}>;

function isDocumentLink(value: unknown): value is DocumentLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    'text' in value &&
    typeof value.href === 'string' &&
    value.href.startsWith('#')
  );
}

function inlinesOf({href, text}: DocumentLink, findRoute: FindRoute): Inline[] {
  const route = findRoute(href);
  return route === undefined
    ? [...text, ' (', {code: href}, ')']
    : [{route, title: inlinesText(text)}];
}

type Image = Extract<Inline, {siteImage: string}>;

function isImage(value: unknown): value is Image {
  return (
    typeof value === 'object' &&
    value !== null &&
    'siteImage' in value &&
    'title' in value &&
    typeof value.siteImage === 'string' &&
    typeof value.title === 'string' &&
    Object.keys(value).length === 2
  );
}

function imageOf(image: Image, findRoute: FindRoute): Inline[] {
  return findRoute(image.siteImage) === undefined
    ? linkTo(image.siteImage, [image.title || image.siteImage])
    : [image];
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
