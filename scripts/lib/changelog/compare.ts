/*
 * Why: two descriptions become the changes of a release.
 */
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import isEmpty from 'lodash/isEmpty';
import isEqual from 'lodash/isEqual';
import partition from 'lodash/partition';
import pickBy from 'lodash/pickBy';
import sortBy from 'lodash/sortBy';
import uniqBy from 'lodash/uniqBy';
import upperFirst from 'lodash/upperFirst';
import {stringify} from 'lossless-json';
import type {Change, ChangeKind} from '#reference/changelog/change';
import {isSuccess} from '#reference/response/response';
import {code, type Kind, type Part, type Parts, partsOf} from './parts';
import type {Described} from './versions';

/** Number of endpoints and schemas up to which each has a line of its own. */
const MAX_LINES = 10;

/** Longest value that a sentence quotes, in characters. */
const MAX_QUOTED = 80;

/**
 * What a change does to the allowed values: programs break that send what is no longer allowed, or
 * receive what was not allowed before. `other` can be both.
 */
type Effect = 'fewer' | 'more' | 'other' | 'none';

const OF_ADDED: Readonly<Partial<Record<Kind, Effect>>> = {
  variant: 'more',
  restriction: 'fewer',
};

const OF_REMOVED: Readonly<Partial<Record<Kind, Effect>>> = {
  field: 'more',
  variant: 'fewer',
  restriction: 'more',
};

/** Bounds of values: whether a larger one allows more (1), or fewer (-1), or it is no number. */
const BOUNDS: Readonly<Record<string, number>> = {
  ...{maxLength: 1, maxItems: 1, maxProperties: 1, maximum: 1, exclusiveMaximum: 1},
  ...{minLength: -1, minItems: -1, minProperties: -1, minimum: -1, exclusiveMinimum: -1},
  ...{multipleOf: 0, pattern: 0, format: 0, const: 0, enum: 0},
  ...{contentEncoding: 0, contentMediaType: 0},
};

/** Values of keywords that allow fewer values. */
const STRICT: Readonly<Record<string, unknown>> = {
  required: true,
  uniqueItems: true,
  additionalProperties: false,
  unevaluatedProperties: false,
};

/** Keywords that change how something is sent. */
const SERIALIZATION = [
  ...['path', 'style', 'explode', 'allowReserved'],
  ...['scheme', 'in', 'name', 'openIdConnectUrl'],
];

/** What is said of the price and the place of an endpoint, by keyword. */
const TERMS: Readonly<Record<string, string>> = {
  group: 'group',
  plan: 'plan',
  credits: 'cost',
};

/** Whether the keywords of a family that differ are all new, all gone, or neither. */
type Outcome = Exclude<Change['type'], 'deprecated'>;

/** Keywords that are about the API, and not the API itself. */
interface Family {
  readonly aspect: string;
  readonly keywords: RegExp;
  /** Subject and verb of a sentence about many, without `of 5 endpoints`. */
  readonly plural: readonly [noun: string, verb: string];
  /** The absence of a keyword says something too, such as the default. */
  readonly hasDefault?: true;
  readonly singular: (outcome: Outcome, before: Part, after: Part) => string;
}

const FAMILIES: readonly Family[] = [
  {
    aspect: 'title',
    keywords: /^title$/,
    plural: ['titles', 'changed'],
    singular: (_, before, after) =>
      `the title changed from "${String(before.keywords['title'])}" to "${String(after.keywords['title'])}"`,
  },
  {
    aspect: 'texts',
    keywords: /^description$/,
    plural: ['descriptions', 'were rewritten'],
    singular: (outcome) =>
      `the description was ${outcome === 'changed' ? 'rewritten' : outcome}`,
  },
  {
    aspect: 'examples',
    keywords: /^(examples?|x-sample|x-real-values)$/,
    plural: ['examples', 'changed'],
    singular: (outcome) =>
      outcome === 'changed' ? 'the examples changed' : `the examples were ${outcome}`,
  },
  {
    aspect: 'evidence',
    keywords: /^x-(evidence|unverified)/,
    hasDefault: true,
    plural: ['evidence', 'was stated anew'],
    singular: () => 'what is known of it has another evidence',
  },
];

/** Other keywords that no program depends on. */
const WITHOUT_EFFECT =
  /^(title|summary|description|examples?|externalDocs|tags|(plan|credits)Evidence|x-.*)$/;

/** Returns the only change of the first release. */
export function firstChanges({reference}: Described): Change[] {
  const all = counted(reference.operations.length, reference.schemas.length);
  return [
    {
      id: 'description/first',
      type: 'added',
      kind: 'knowledge',
      text: `The first description of the API: ${all}.`,
    },
  ];
}

/**
 * Compares two descriptions.
 *
 * @param kind Of what is neither a text, an example nor evidence: whether the API changed too.
 * @returns The changes, breaking ones first.
 */
export function compare(before: Described, after: Described, kind: ChangeKind): Change[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const changes = [
    ...lone(old, now, 'removed'),
    ...lone(now, old, 'added'),
    ...pairs(old, now).flatMap(([earlier, part]) => differences(earlier, part)),
  ].map((change) => ({...change, kind}));
  const all = sortBy(
    [...changes, ...findKnowledge(old, now)],
    ({breaking}) => breaking !== true,
  );
  return uniqBy(all, 'id');
}

/** Returns the parts that both versions have. */
function pairs(before: Parts, after: Parts): [Part, Part][] {
  return [...after].flatMap(([id, part]): [Part, Part][] => {
    const earlier = before.get(id);
    return earlier === undefined ? [] : [[earlier, part]];
  });
}

/** Returns the changes of parts that one version lacks, without those inside of such a part. */
function lone(parts: Parts, others: Parts, type: 'added' | 'removed'): Change[] {
  return [...parts].flatMap(([id, part]) => {
    const {kind, phrase, keywords, owner = ''} = part;
    const isInside = parts.has(owner) && !others.has(owner);
    if (others.has(id) || isInside || kind === 'value' || isOfType(part, parts, others)) {
      return [];
    }
    const isRequired = type === 'added' && keywords['required'] === true;
    const effect = isRequired ? 'fewer' : effectOfLone(part, type);
    if (part.subject.operation === undefined || part.key !== '') {
      const end = isRequired ? ' and is required' : '';
      return [statement(part, type, type, `${phrase} was ${type}${end}`, effect)];
    }
    const text = `the endpoint was ${type}: ${code(String(keywords['path']))}`;
    const title = type === 'added' ? {} : {title: String(keywords['title'])};
    return [{...statement(part, type, type, text, effect), ...title}];
  });
}

/** The type says already that a list became something else, or something else a list. */
function isOfType({key, owner = ''}: Part, parts: Parts, others: Parts): boolean {
  const [one, other] = [parts, others].map((all) => all.get(owner)?.keywords['type']);
  return key.endsWith('[]') && !isEqual(one, other);
}

function effectOfLone({kind, key, subject}: Part, type: 'added' | 'removed'): Effect {
  if (type === 'added') {
    return OF_ADDED[kind] ?? 'none';
  }
  // Code that handles an error that no longer occurs goes on working.
  const isError = kind === 'response' && !isSuccess(key.replace('responses.', ''));
  const isUnused = kind === 'subject' && subject.schema !== undefined;
  return isError || isUnused ? 'none' : (OF_REMOVED[kind] ?? 'other');
}

function differences(earlier: Part, part: Part): Change[] {
  const [before, after] = [earlier.keywords, part.keywords];
  return Object.keys({...before, ...after})
    .filter((name) => !WITHOUT_EFFECT.test(name) && !isEqual(before[name], after[name]))
    .flatMap((name) => modified(part, name, before[name], after[name]));
}

/** Returns what is said of a keyword that has another value. */
function modified(part: Part, name: string, before: unknown, after: unknown): Change[] {
  const {phrase} = part;
  const say = (text: string, type: Change['type'] = 'changed', aspect = name): Change =>
    statement(part, aspect, type, text, effectOf(name, before, after));
  const noun = TERMS[name];
  if (noun !== undefined) {
    return [termsChange(part, name, noun, before, after)];
  }
  if (name === 'path') {
    return [say(`the endpoint moved from ${quoted(before)} to ${quoted(after)}`)];
  }
  if (name === 'deprecated') {
    return after === true
      ? [say(`${phrase} is deprecated`, 'deprecated')]
      : [say(`${phrase} is no longer deprecated`)];
  }
  if (name === 'required') {
    return [say(`${phrase} is ${after === true ? 'now' : 'no longer'} required`)];
  }
  if (name === 'enum' && Array.isArray(before) && Array.isArray(after)) {
    return [
      ...enumChanges(part, 'removed', difference(before, after), 'fewer'),
      ...enumChanges(part, 'added', difference(after, before), 'more'),
    ];
  }
  const subject = `the ${name === 'type' ? name : code(name)} of ${phrase}`;
  if (before === undefined) {
    return [say(`${subject} was set to ${quoted(after)}`)];
  }
  return after === undefined
    ? [say(`${subject} was removed; it was ${quoted(before)}`)]
    : [say(`${subject} changed from ${quoted(before)} to ${quoted(after)}`)];
}

function termsChange(
  part: Part,
  name: string,
  noun: string,
  before: unknown,
  after: unknown,
): Change {
  const print = (value: unknown): string =>
    typeof value === 'number'
      ? `${value} ${value === 1 ? 'credit' : 'credits'} a call`
      : quoted(value);
  if (after === undefined) {
    const text = `the ${noun} is no longer stated; it was ${print(before)}`;
    return statement(part, name, 'removed', text);
  }
  return before === undefined
    ? statement(part, name, 'added', `the ${noun} is now stated: ${print(after)}`)
    : statement(
        part,
        name,
        'changed',
        `the ${noun} changed from ${print(before)} to ${print(after)}`,
      );
}

function enumChanges(
  part: Part,
  type: 'added' | 'removed',
  values: readonly unknown[],
  effect: Effect,
): Change[] {
  if (values.length === 0) {
    return [];
  }
  const [noun, verb] = values.length === 1 ? ['value', 'was'] : ['values', 'were'];
  const text = `the ${noun} ${listed(values.map(quoted))} of ${part.phrase} ${verb} ${type}`;
  return [statement(part, `enum.${type}`, type, text, effect)];
}

function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  if (keyword === 'type') {
    return effectOfTypes([before ?? []].flat(), [after ?? []].flat());
  }
  if (Object.hasOwn(STRICT, keyword)) {
    const [wasStrict, isStrict] = [before, after].map(
      (value) => value === STRICT[keyword],
    );
    return wasStrict === isStrict ? 'none' : isStrict ? 'fewer' : 'more';
  }
  const sign = BOUNDS[keyword];
  if (sign === undefined) {
    return SERIALIZATION.includes(keyword) ? 'other' : 'none';
  }
  if (before === undefined || after === undefined) {
    return before === undefined ? 'fewer' : 'more';
  }
  const growth = (Number(after) - Number(before)) * sign;
  return growth > 0 ? 'more' : growth < 0 ? 'fewer' : 'other';
}

/** Without types, all are allowed; an integer is a number. */
function effectOfTypes(before: readonly unknown[], after: readonly unknown[]): Effect {
  const lacks = (types: readonly unknown[], wanted: readonly unknown[]): boolean =>
    types.length > 0 &&
    (wanted.length === 0 ||
      wanted.some(
        (type) =>
          !types.includes(type) && !(type === 'integer' && types.includes('number')),
      ));
  const [isNarrower, isWider] = [lacks(after, before), lacks(before, after)];
  return isNarrower && isWider
    ? 'other'
    : isNarrower
      ? 'fewer'
      : isWider
        ? 'more'
        : 'none';
}

/**
 * Returns what changed of titles, texts, examples and evidence: a line for each operation and schema,
 * or one line for all of them if they are many.
 */
function findKnowledge(old: Parts, now: Parts): Change[] {
  const subjects = Object.values(
    groupBy(
      pairs(old, now).filter(([, {subject}]) => !isEmpty(subject)),
      ([, {subject}]) => JSON.stringify(subject),
    ),
  );
  return FAMILIES.flatMap(({aspect, keywords, plural, hasDefault = false, singular}) => {
    const valuesOf = (part: Part) =>
      pickBy(part.keywords, (_, key) => keywords.test(key));
    const touched = subjects.flatMap((parts) => {
      const outcome = outcomeOf(parts.map((pair) => pair.map(valuesOf)));
      const [first] = parts;
      return outcome === undefined || first === undefined
        ? []
        : [{pair: first, outcome: hasDefault ? 'changed' : outcome}];
    });
    if (touched.length <= MAX_LINES) {
      return touched.map(({pair: [before, after], outcome}) => {
        const text = singular(outcome, before, after);
        return {...statement(after, aspect, outcome, text), kind: 'knowledge' as const};
      });
    }
    const [operations, schemas] = partition(
      touched,
      ({pair: [, {subject}]}) => subject.operation !== undefined,
    );
    const [noun, verb] = plural;
    const all = counted(operations.length, schemas.length);
    const text = `The ${noun} of ${all} ${verb}.`;
    return [{id: `description/${aspect}`, type: 'changed', kind: 'knowledge', text}];
  });
}

/** Returns what became of the values of parts, if they differ. */
function outcomeOf(pairs: readonly (readonly object[])[]): Outcome | undefined {
  const differing = pairs.filter(([before, after]) => !isEqual(before, after));
  if (differing.length === 0) {
    return undefined;
  }
  if (differing.every(([before]) => isEmpty(before))) {
    return 'added';
  }
  return differing.every(([, after]) => isEmpty(after)) ? 'removed' : 'changed';
}

/** `59 endpoints and 1 schema` */
function counted(operations: number, schemas: number): string {
  const parts = [
    [operations, 'endpoint'],
    [schemas, 'schema'],
  ] as const;
  return listed(
    parts
      .filter(([count]) => count > 0)
      .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`),
  );
}

/** @param sentence Without capital letter and full stop. */
function statement(
  {subject, key, isSent, isReceived}: Part,
  aspect: string,
  type: Change['type'],
  sentence: string,
  effect: Effect = 'none',
): Change {
  const owner = subject.operation ?? subject.schema ?? 'description';
  const isBreaking =
    effect !== 'none' &&
    ((isSent && effect !== 'more') || (isReceived && effect !== 'fewer'));
  return {
    id: [owner, key, aspect].filter((part) => part !== '').join('/'),
    type,
    kind: 'api',
    ...(isBreaking ? {breaking: true as const} : {}),
    ...subject,
    text: `${upperFirst(sentence)}.`,
  };
}

/** `a`, `b` and `c` */
function listed(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(texts);
}

function quoted(value: unknown): string {
  const text = [value].flat().map(textOf).join(' or ');
  return code(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? '');
}
