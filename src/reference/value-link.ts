import type {Operation} from './operation';
import {parameterKey, requestLink} from './request-link';
import {operationRoute} from './route';
import type {SchemaComponents} from './schema';
import {parameterKind, valueKind, wordsOf, type ValueKind} from './value-kind';

/** An endpoint that needs one value and nothing else, so that a value of a response can link to it. */
export interface ValueLink {
  title: string;
  route: string;
  kind: ValueKind;
  /** The key of its parameter in an address: `path.accountAddress`. */
  parameter: string;
}

/** A value inside a response, with its text as received. */
export interface ResponseValue {
  /** The property names around it, the innermost last. Items of arrays have no name. */
  names: readonly string[];
  /** Without the quotes of a string. */
  text: string;
  isString: boolean;
}

/**
 * Lists the endpoints that values can link to, those with the shortest path first: every `GET` that
 * needs exactly one parameter, which is an address, a hash or the number of a block.
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
 * Lists the endpoints that take a value. Those whose parameter is named like the property come first.
 * An address of any other name links to accounts, because every address belongs to one. A hash or a
 * number of any other name links nowhere: the hash of a topic is not a transaction.
 */
export function linksOf(value: ResponseValue, links: readonly ValueLink[]): ValueLink[] {
  const kind = kindOf(value);
  const words = value.names.slice(-2).flatMap(wordsOf);
  return links
    .filter((link) => link.kind === kind)
    .map((link) => ({link, score: score(link, words)}))
    .filter(({score: found}) => kind !== 'hash' || found > 0)
    .sort((a, b) => b.score - a.score)
    .map(({link}) => link);
}

/** Returns the address of the endpoint's page with the value filled in. */
export function linkAddress(link: ValueLink, text: string, network: string): string {
  return requestLink(link.route, {[link.parameter]: text, network});
}

/** A number is that of a block only where its name says so. */
function kindOf({names, text, isString}: ResponseValue): ValueKind | undefined {
  const kind = valueKind(text);
  if (kind !== 'block') {
    return isString ? kind : undefined;
  }
  const words = wordsOf(names.at(-1) ?? '');
  return words.includes('block') && (words.includes('number') || words.includes('id'))
    ? 'block'
    : undefined;
}

/** Words that name the form of a value, and not its meaning. */
const FORM_WORDS = ['address', 'hash', 'number', 'id', 'path', 'query', 'header'];

function score(link: ValueLink, words: readonly string[]): number {
  const meanings = wordsOf(link.parameter).filter((word) => !FORM_WORDS.includes(word));
  const shared = meanings.filter((word) => words.includes(word)).length;
  // Half a point puts accounts before the endpoints that share no word with the property.
  return shared + (meanings.includes('account') ? 0.5 : 0);
}
