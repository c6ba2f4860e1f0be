import type {Operation} from '../operation/operation';
import {parameterKey, requestLink} from './request-link';
import {operationRoute} from '../route/route';
import type {SchemaComponents} from '../schema/schema';
import {
  FORM_WORDS,
  parameterKind,
  splitWords,
  valueKind,
  type ValueKind,
} from './value-kind';
import type {ExplorerPages} from '../server/explorer';

export interface ValueLink {
  title: string;
  route: string;
  kind: ValueKind;
  /** Query parameter that prefills the form: `path.accountAddress`. */
  parameter: string;
}

/** Returns the page of a block explorer that shows a value. Undefined if none is known. */
export function explorerUrl(
  [best]: readonly ValueLink[],
  text: string,
  pages: ExplorerPages | undefined,
): string | undefined {
  const page = best && pages?.[best.kind];
  return page?.replace('{value}', () => encodeURIComponent(text));
}

export interface ResponseValue {
  /** Property names from the root; array items have no name. */
  names: readonly string[];
  text: string;
  isString: boolean;
}

/**
 * Lists the endpoints that values can link to, shortest path first: every `GET` with exactly one
 * required parameter, which is an address, a hash or a block number.
 */
export function createValueLinks(
  operations: readonly Operation[],
  components: SchemaComponents,
): ValueLink[] {
  return [...operations]
    .sort((a, b) => a.path.length - b.path.length)
    .flatMap((operation): ValueLink[] => {
      const [parameter, ...others] = operation.parameters.filter((one) => one.required);
      const kind =
        parameter === undefined ? undefined : parameterKind(parameter, components);
      return operation.method !== 'GET' ||
        parameter === undefined ||
        parameter.isSecret === true ||
        kind === undefined ||
        others.length > 0
        ? []
        : [
            {
              title: operation.title,
              route: operationRoute(operation),
              kind,
              parameter: parameterKey(parameter),
            },
          ];
    });
}

/**
 * Lists the endpoints for a value, best name match first. An address with any property name links
 * to accounts, because every address is an account. Hashes and numbers need a matching name: the
 * hash of a topic is not a transaction.
 */
export function linksForValue(
  value: ResponseValue,
  links: readonly ValueLink[],
): ValueLink[] {
  const kind = kindOf(value);
  const words = value.names.slice(-2).flatMap(splitWords);
  // The own name decides between equals: `token_in.contract_address` is a contract.
  const ownWords = splitWords(value.names.at(-1) ?? '');
  return links
    .filter((link) => link.kind === kind)
    .map((link) => ({link, all: score(link, words), own: score(link, ownWords)}))
    .filter(({all}) => kind !== 'hash' || all > 0)
    .sort((a, b) => b.all - a.all || b.own - a.own)
    .map(({link}) => link);
}

/** Groups links by the groups of their endpoints. The first link stays first, and has no group. */
export function groupLinks([best, ...others]: readonly ValueLink[]): {
  group: string;
  links: ValueLink[];
}[] {
  const groups = new Map<string, ValueLink[]>();
  for (const link of others) {
    // The first part of a route after its root, which can be in the folder of the reference.
    const [, group = ''] = /\/api\/([^/]*)/.exec(link.route) ?? [];
    groups.set(group, [...(groups.get(group) ?? []), link]);
  }
  return [
    ...(best === undefined ? [] : [{group: '', links: [best]}]),
    ...Array.from(groups, ([group, links]) => ({
      group: decodeURIComponent(group),
      links,
    })),
  ];
}

export function linkUrl(link: ValueLink, text: string, network: string): string {
  return requestLink(link.route, {[link.parameter]: text, network});
}

/** Numbers are block numbers only if the property name says so. */
function kindOf({names, text, isString}: ResponseValue): ValueKind | undefined {
  const kind = valueKind(text);
  if (kind !== 'block') {
    return isString ? kind : undefined;
  }
  const words = splitWords(names.at(-1) ?? '');
  return words.includes('block') && (words.includes('number') || words.includes('id'))
    ? 'block'
    : undefined;
}

/** Words of a parameter key that say nothing about the meaning of its values. */
const FORMAL_WORDS = [...FORM_WORDS, 'path', 'query', 'header'];

function score(link: ValueLink, words: readonly string[]): number {
  const meanings = splitWords(link.parameter).filter(
    (word) => !FORMAL_WORDS.includes(word),
  );
  const shared = meanings.filter((word) => words.includes(word)).length;
  // Half a point puts accounts before the endpoints that share no word with the property.
  return shared + (meanings.includes('account') ? 0.5 : 0);
}
