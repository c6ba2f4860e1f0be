/*
 * Why: the messages of Redocly name its rules and change with its versions.
 * Run: imported by compare.ts.
 */
import difference from 'lodash/difference';
import upperFirst from 'lodash/upperFirst';
import {isRecord} from 'docusaurus-openapi-reference/openapi/resolve';
import type {Change} from 'docusaurus-openapi-reference/reference/change';
import {isSuccess} from 'docusaurus-openapi-reference/reference/response';
import type {Difference} from './differences';
import {code, fieldOf, type Place} from './place';

/** A change without what its release decides. */
export type Statement = Omit<Change, 'kind'>;

/** Longest value that a sentence quotes, in characters. */
const MAX_QUOTED = 80;

/** @param place Where the difference is: in the newer description, unless it was removed. */
export function sentencesOf(difference: Difference, place: Place): Statement[] {
  const {kind, typeName, revision} = difference;
  if (kind === 'modified') {
    return modified(difference, place);
  }
  const isBreaking = difference.verdicts.some(({impact}) => impact === 'major');
  const isRequired =
    kind === 'added' && isRecord(revision?.value) && revision.value['required'] === true;
  const text =
    isRequired && typeName === 'Parameter'
      ? `${place.phrase} was added and is required`
      : `${place.phrase} was ${kind}`;
  return [statement(place, kind, kind, text, isBreaking && !isErrorResponse(place))];
}

function modified(difference: Difference, place: Place): Statement[] {
  const {property = '', base, revision, verdicts} = difference;
  const isBreaking = verdicts.some(({impact}) => impact === 'major');
  const before = base?.value;
  const after = revision?.value;
  const say = (text: string, type: Change['type'] = 'changed'): Statement[] => [
    statement(place, property, type, text, isBreaking),
  ];
  if (property === 'deprecated') {
    return after === true
      ? say(`${place.phrase} is deprecated`, 'deprecated')
      : say(`${place.phrase} is no longer deprecated`);
  }
  if (property === 'required' && !Array.isArray(before ?? after)) {
    return say(`${place.phrase} is ${after === true ? 'now' : 'no longer'} required`);
  }
  if (property === 'required') {
    return requiredFields(difference, place);
  }
  if (property === 'enum' && Array.isArray(before) && Array.isArray(after)) {
    return enumValues(difference, place, before, after);
  }
  const name = property === 'type' ? 'type' : code(property);
  if (before === undefined) {
    return say(`the ${name} of ${place.phrase} was set to ${quoted(after)}`);
  }
  return after === undefined
    ? say(`the ${name} of ${place.phrase} was removed; it was ${quoted(before)}`)
    : say(
        `the ${name} of ${place.phrase} changed from ${quoted(before)} to ${quoted(after)}`,
      );
}

function requiredFields(
  {base, revision, verdicts}: Difference,
  place: Place,
): Statement[] {
  const before = textsOf(base?.value);
  const after = textsOf(revision?.value);
  const breaks = (ruleId: string): boolean =>
    verdicts.some((verdict) => verdict.ruleId === ruleId && verdict.impact === 'major');
  const all = (names: string[], word: string, isBreaking: boolean): Statement[] =>
    names.map((name) => {
      const field = fieldOf(place, name);
      return statement(
        field,
        'required',
        'changed',
        `${field.phrase} is ${word} required`,
        isBreaking,
      );
    });
  return [
    ...all(difference(after, before), 'now', breaks('required-properties-added')),
    ...all(difference(before, after), 'no longer', breaks('required-properties-removed')),
  ];
}

function enumValues(
  {verdicts}: Difference,
  place: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): Statement[] {
  const breaks = (ruleId: string): boolean =>
    verdicts.some((verdict) => verdict.ruleId === ruleId && verdict.impact === 'major');
  const all = (
    values: unknown[],
    type: 'added' | 'removed',
    isBreaking: boolean,
  ): Statement[] =>
    values.length === 0
      ? []
      : [
          statement(
            place,
            `enum.${type}`,
            type,
            values.length === 1
              ? `the value ${quoted(values[0])} of ${place.phrase} was ${type}`
              : `the values ${listed(values.map(quoted))} of ${place.phrase} were ${type}`,
            isBreaking,
          ),
        ];
  return [
    ...all(difference(before, after), 'removed', breaks('enum-values-removed')),
    ...all(difference(after, before), 'added', breaks('enum-values-added')),
  ];
}

/** Code that handles an error that no longer occurs goes on working. */
function isErrorResponse({key}: Place): boolean {
  const [, status] = /^responses\.([^.]+)$/.exec(key) ?? [];
  return status !== undefined && !isSuccess(status);
}

/** @param sentence Without capital letter and full stop. */
export function statement(
  {subject, key}: Place,
  aspect: string,
  type: Change['type'],
  sentence: string,
  isBreaking = false,
): Statement {
  const owner = subject.operation ?? subject.schema ?? 'description';
  return {
    id: [owner, key, aspect].filter((part) => part !== '').join('/'),
    type,
    ...(isBreaking ? {breaking: true as const} : {}),
    ...subject,
    text: `${upperFirst(sentence)}.`,
  };
}

/** `a`, `b` and `c` */
export function listed(texts: readonly string[]): string {
  return texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
}

function quoted(value: unknown): string {
  const text = Array.isArray(value) ? value.map(textOf).join(' or ') : textOf(value);
  return code(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}
