import type {Element, ElementContent, Properties} from 'hast';
import {element, nodeText, text, blocksOf, type RichText, toRichText} from './rich-text';
import {withAddress} from './read-safe-tree';
import {siteAddress} from './site-link';
import groupBy from 'lodash/groupBy';

/** Returns the route of what an address within the document leads to: `#operation/getBlock`. Files of this site are their own. */
export type FindRoute = (address: string) => string | undefined;

/** Pages by what addresses name them with: operationIds, tags, names of schemas, headings. */
interface DocumentTargets {
  readonly operations: Iterable<readonly [id: string, route: string]>;
  /** By method and path: `GET /blocks`. */
  readonly paths: Iterable<readonly [methodAndPath: string, route: string]>;
  readonly tags: Iterable<readonly [tag: string, route: string]>;
  readonly schemas: Iterable<readonly [name: string, route: string]>;
  readonly headings: Iterable<readonly [anchor: string, route: string]>;
  /** Addresses of files of this site. */
  readonly files: ReadonlySet<string>;
}

/**
 * Returns a function that reads the addresses that Redoc, Scalar, Swagger UI and JSON Pointers have
 * for parts of a document. Case and punctuation do not matter: Redoc writes `Gift Cards` as
 * `Gift-Cards`.
 */
export function createRouteFinder(targets: DocumentTargets): FindRoute {
  const operations = finderOf(targets.operations);
  const paths = finderOf(targets.paths);
  const tags = finderOf(targets.tags);
  const schemas = finderOf(targets.schemas);
  const headings = finderOf(targets.headings);
  return (address) => {
    if (!address.startsWith('#')) {
      return targets.files.has(address) ? address : undefined;
    }
    const parts = decode(address).replace(/^#\/?/, '').split('/');
    const [kind = ''] = parts;
    const last = unescaped(parts.at(-1) ?? '');
    const path = parts.findIndex((part) => part.startsWith('~1'));
    const method = parts[path + 1];
    if (path !== -1 && method !== undefined) {
      return paths(`${method} ${unescaped(parts[path] ?? '')}`);
    }
    switch (kind) {
      case 'components':
      case 'definitions':
      case 'model':
      case 'schema':
        return schemas(last);
      case 'tag':
        return parts.includes('operation')
          ? operations(last)
          : (tags(unescaped(parts.slice(1).join('/'))) ??
              paths(unescaped(parts.slice(2).join(' '))));
      case 'description':
      case 'section':
        return headings(last);
    }
    return parts.length === 1
      ? (headings(last) ??
          operations(kind.replace(/^operations?-[^-]*-/, '')) ??
          tags(kind.replace(/^tag-/, '')) ??
          schemas(kind.replace(/^model-/, '')))
      : operations(last);
  };
}

/** Finds by a name as it is written, and else by one that is alike: of several, the first. */
function finderOf(
  entries: Iterable<readonly [name: string, route: string]>,
): (name: string) => string | undefined {
  const listed = [...entries];
  const exact = new Map(listed);
  const alike = new Map(
    listed.map(([name, route]) => [keyOf(name), route] as const).reverse(),
  );
  return (name) => exact.get(name) ?? alike.get(keyOf(name));
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Links that are as they are: those to other sites. */
const WEB = /^(?:https?:\/\/|mailto:)/i;

/**
 * What an address that a text gives has before it: it is one of the site, and that of a reference is one in its
 * folder. For Docusaurus it is the default.
 */
const SITE_LINK = {autoAddBaseUrl: true};

/**
 * Links the addresses within the document and of this site that the texts of a value have to pages and files of
 * this site, and keeps the images that are files of it. Those that lead nowhere are shown behind their text.
 *
 * @param page Address of the page with the texts, to which their relative addresses are added.
 */
export function linkWithin<T>(value: T, findRoute: FindRoute, page: string): T {
  const link = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const linked = part.flatMap((item: unknown) =>
        isElement(item, 'a', 'href') && !WEB.test(item.properties.href)
          ? linkPage(item, link(item.children) as ElementContent[])
          : isElement(item, 'img', 'src')
            ? showImage(item)
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
  const linkPage = (
    {properties: {href}}: {properties: {href: string}},
    children: ElementContent[],
  ): ElementContent[] => {
    const target = targetOf(href, findRoute, page);
    return target === undefined
      ? withAddress(href, children)
      : [element('a', children, target)];
  };
  const showImage = (image: Element & {properties: {src: string}}): ElementContent[] => {
    const {src} = image.properties;
    return findRoute(src) === undefined
      ? withAddress(src, [text(nodeText(image) || src)])
      : [image];
  };
  return link(value) as T;
}

/** Returns the properties of a link to an address of the document or of this site, if it leads somewhere. */
function targetOf(
  address: string,
  findRoute: FindRoute,
  page: string,
): Properties | undefined {
  if (address.startsWith('#')) {
    const route = findRoute(address);
    return route === undefined ? undefined : {href: route};
  }
  const there = siteAddress(address, page);
  const [path = ''] = decode(there ?? '').split(/[?#]/);
  return there === undefined
    ? undefined
    : findRoute(path) === undefined
      ? {...SITE_LINK, href: there}
      : {href: `pathname://${there}`};
}

function isElement<P extends string>(
  value: unknown,
  tagName: string,
  property: P,
): value is Element & {properties: Record<P, string>} {
  const node = (value ?? {}) as Partial<Element>;
  return (
    node.type === 'element' &&
    node.tagName === tagName &&
    typeof node.properties?.[property] === 'string'
  );
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

export interface LinkTarget {
  title: string;
  route: string;
}

/** Links a text; titles equal to `ownTitle` stay text. */
export type CrossLinker = (text: RichText, ownTitle?: string) => RichText;

/**
 * Returns a function that links titles of operations in a description ("use Get Block instead") to
 * their pages. Longer titles take precedence. Titles of one word are not linked, because they may be
 * ordinary words.
 */
export function createCrossLinker(targets: readonly LinkTarget[]): CrossLinker {
  const longestFirst = targets
    .filter(({title}) => /\S\s+\S/.test(title))
    .sort((a, b) => b.title.length - a.title.length);
  const byFirstWord = new Map(
    Object.entries(groupBy(longestFirst, ({title}) => /^\w*/.exec(title)?.[0])),
  );
  return (description, ownTitle) =>
    linkParagraphs(description, /\b\w+/g, (word, index, plain) => {
      const found = byFirstWord
        .get(word)
        ?.find(
          ({title}) =>
            plain.startsWith(title, index) && endsAtWord(plain, index + title.length),
        );
      return found?.title === ownTitle ? undefined : found;
    });
}

function endsAtWord(text: string, end: number): boolean {
  return /\w/.test(text.charAt(end - 1)) !== /\w/.test(text.charAt(end));
}

/**
 * Links parts of the plain text of paragraphs. Lists, quotes and code stay as they are.
 *
 * @param pattern Matches where a link can begin.
 * @param find Returns the link that begins with a match, if one does. Its title is in the text.
 */
export function linkParagraphs(
  description: RichText,
  pattern: RegExp,
  find: (match: string, index: number, plain: string) => LinkTarget | undefined,
): RichText {
  const link = (plain: string): ElementContent[] => {
    const nodes: ElementContent[] = [];
    let linkedTo = 0;
    for (const {0: match, index} of plain.matchAll(pattern)) {
      const found = index < linkedTo ? undefined : find(match, index, plain);
      if (found !== undefined) {
        const {title, route} = found;
        nodes.push(
          text(plain.slice(linkedTo, index)),
          element('a', [title], {href: route}),
        );
        linkedTo = index + title.length;
      }
    }
    return [...nodes, text(plain.slice(linkedTo))];
  };
  return toRichText(
    blocksOf(description).map((block) =>
      block.tagName === 'p'
        ? element(
            'p',
            block.children.flatMap((child) =>
              child.type === 'text' ? link(child.value) : [child],
            ),
          )
        : block,
    ),
  );
}
