import type {Operation} from './operation';
import {parameterKey, requestLink} from './request-link';
import {operationRoute} from './route';
import type {SchemaComponents} from './schema';
import {parameterKind, valueKind, wordsOf, type ValueKind} from './value-kind';

/** An endpoint that needs one value and nothing else, so that a value in an answer can lead there. */
export interface AnswerTarget {
  title: string;
  route: string;
  kind: ValueKind;
  /** Its key in an address: `path.accountAddress`. */
  parameter: string;
}

/** A value inside an answer: where it stands, and its text as it was received. */
export interface AnswerValue {
  /** The names around it, the innermost last; without those of list places. */
  names: readonly string[];
  /** Without the quotes of a string. */
  text: string;
  isString: boolean;
}

/**
 * The endpoints that an answer can lead to, those with the shortest path first: a `GET` that needs
 * exactly one parameter, an address, a hash or the number of a block.
 */
export function createAnswerTargets(
  operations: readonly Operation[],
  components: SchemaComponents,
): AnswerTarget[] {
  return [...operations]
    .sort((a, b) => a.path.length - b.path.length)
    .flatMap((operation): AnswerTarget[] => {
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
 * The endpoints that take a value, the best first: those whose parameter is named like the field.
 * An address with no such name is taken for that of an account, which every address is. A hash or a
 * number leads nowhere unless its name says what it is: a topic is no transaction.
 */
export function targetsOf(
  value: AnswerValue,
  targets: readonly AnswerTarget[],
): AnswerTarget[] {
  const kind = kindOf(value);
  const words = value.names.slice(-2).flatMap(wordsOf);
  return targets
    .filter((target) => target.kind === kind)
    .map((target) => ({target, score: score(target, words)}))
    .filter(({score: found}) => kind !== 'hash' || found > 0)
    .sort((a, b) => b.score - a.score)
    .map(({target}) => target);
}

/** The address of a page with the value filled in. */
export function targetLink(target: AnswerTarget, text: string, network: string): string {
  return requestLink(target.route, {[target.parameter]: text, network});
}

/** A number is that of a block only where its name says so. */
function kindOf({names, text, isString}: AnswerValue): ValueKind | undefined {
  const kind = valueKind(text);
  if (kind !== 'block') {
    return isString ? kind : undefined;
  }
  const words = wordsOf(names.at(-1) ?? '');
  return words.includes('block') && (words.includes('number') || words.includes('id'))
    ? 'block'
    : undefined;
}

/** Words that say of what form a value is, and not what it stands for. */
const FORM_WORDS = ['address', 'hash', 'number', 'id', 'path', 'query', 'header'];

function score(target: AnswerTarget, words: readonly string[]): number {
  const telling = wordsOf(target.parameter).filter((word) => !FORM_WORDS.includes(word));
  const shared = telling.filter((word) => words.includes(word)).length;
  // Every address is one of an account; half a point puts those first that say no more.
  return shared + (telling.includes('account') ? 0.5 : 0);
}
