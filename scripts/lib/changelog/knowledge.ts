/*
 * Why: readers care about plans, costs, titles and evidence, which no comparer of OpenAPI knows.
 * Run: imported by compare.ts.
 */
import isEmpty from 'lodash/isEmpty';
import isEqual from 'lodash/isEqual';
import partition from 'lodash/partition';
import pickBy from 'lodash/pickBy';
import {walkObjects} from 'docusaurus-openapi-reference/openapi/walk';
import {resolve} from 'docusaurus-openapi-reference/openapi/resolve';
import type {Change} from 'docusaurus-openapi-reference/reference/change';
import {termsOf} from '../../../src/plans/terms';
import type {Described} from './described';
import {code, type Place} from './place';
import {listed, statement, type Statement} from './sentences';
import {parametersOf} from './structure';

/** Number of endpoints and schemas up to which each has a line of its own. */
const MAX_LINES = 10;

/** Something of which a description tells: an operation or a schema. */
interface Subject {
  readonly place: Place;
  readonly title: string;
  readonly object: unknown;
}

/** Parts of a description that are about the API, and not the API itself. */
interface Family {
  readonly aspect: string;
  /** Subject and verb of a sentence about many, without `of 5 endpoints`. */
  readonly plural: [noun: string, verb: string];
  /** The absence of a keyword says something too, such as the default. */
  readonly hasDefault?: true;
  readonly singular: (outcome: Outcome, before: Subject, after: Subject) => string;
  readonly read: (subject: Subject) => Values;
}

/** Whether the keywords that differ are all new, all gone, or neither. */
type Outcome = Exclude<Change['type'], 'deprecated'>;

/** The keywords of a family, by the pointer of the object that has them. */
type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const FAMILIES: readonly Family[] = [
  {
    aspect: 'title',
    plural: ['titles', 'changed'],
    singular: (_, before, after) =>
      `the title changed from "${before.title}" to "${after.title}"`,
    read: ({title}) => ({'#': {title}}),
  },
  {
    aspect: 'texts',
    plural: ['descriptions', 'were rewritten'],
    singular: (outcome) =>
      `the description was ${outcome === 'changed' ? 'rewritten' : outcome}`,
    read: ({object}) => valuesAt(object, (key) => key === 'description'),
  },
  {
    aspect: 'examples',
    plural: ['examples', 'changed'],
    singular: (outcome) =>
      outcome === 'changed' ? 'the examples changed' : `the examples were ${outcome}`,
    read: ({object}) =>
      valuesAt(object, (key) =>
        ['example', 'examples', 'x-sample', 'x-real-values'].includes(key),
      ),
  },
  {
    aspect: 'evidence',
    hasDefault: true,
    plural: ['evidence', 'was stated anew'],
    singular: () => 'what is known of it has another evidence',
    read: ({object}) => valuesAt(object, (key) => /^x-(evidence|unverified)/.test(key)),
  },
];

/** Returns what changed of plans and costs, for each operation. */
export function findTerms(before: Described, after: Described): Statement[] {
  return [...after.operations].flatMap(([id, {model}]) => {
    const earlier = before.operations.get(id)?.model;
    if (earlier === undefined) {
      return [];
    }
    const place: Place = {subject: {operation: id}, key: '', phrase: 'the endpoint'};
    const [was, is] = [earlier, model].map((operation) => {
      const {plan, credits} = termsOf(operation);
      return {
        group: code(operation.tag),
        plan: plan && code(plan),
        cost: credits === undefined ? undefined : inCredits(credits),
      };
    });
    return [
      ...changed(place, 'group', 'group', was?.group, is?.group),
      ...changed(place, 'plan', 'plan', was?.plan, is?.plan),
      ...changed(place, 'credits', 'cost', was?.cost, is?.cost),
    ];
  });
}

function changed(
  place: Place,
  aspect: string,
  noun: string,
  before: string | undefined,
  after: string | undefined,
): Statement[] {
  if (before === after) {
    return [];
  }
  const [type, text] =
    after === undefined
      ? (['removed', `is no longer stated; it was ${before}`] as const)
      : before === undefined
        ? (['added', `is now stated: ${after}`] as const)
        : (['changed', `changed from ${before} to ${after}`] as const);
  return [statement(place, aspect, type, `the ${noun} ${text}`)];
}

function inCredits(credits: number): string {
  return credits === 1 ? '1 credit a call' : `${credits} credits a call`;
}

/**
 * Returns what changed of titles, texts, examples and evidence: a line for each operation and schema,
 * or one line for all of them if they are many.
 */
export function findKnowledge(before: Described, after: Described): Statement[] {
  const earlier = new Map(
    subjectsOf(before).map((subject) => [nameOf(subject.place), subject]),
  );
  const pairs = subjectsOf(after).flatMap((subject) => {
    const match = earlier.get(nameOf(subject.place));
    return match === undefined ? [] : [[match, subject] as const];
  });
  return FAMILIES.flatMap(({aspect, plural, hasDefault = false, singular, read}) => {
    const touched = pairs.flatMap(([one, other]) => {
      const outcome = outcomeOf(read(one), read(other));
      return outcome === undefined
        ? []
        : [{one, other, outcome: hasDefault ? 'changed' : outcome}];
    });
    if (touched.length <= MAX_LINES) {
      return touched.map(({one, other, outcome}) =>
        statement(other.place, aspect, outcome, singular(outcome, one, other)),
      );
    }
    const [operations, schemas] = partition(
      touched,
      ({other: {place}}) => place.subject.operation !== undefined,
    );
    const whole = {subject: {}, key: '', phrase: ''};
    const [noun, verb] = plural;
    return [
      statement(
        whole,
        aspect,
        'changed',
        `the ${noun} of ${counted(operations.length, schemas.length)} ${verb}`,
      ),
    ];
  });
}

/** `59 endpoints and 1 schema` */
export function counted(operations: number, schemas: number): string {
  const parts = [
    [operations, 'endpoint'],
    [schemas, 'schema'],
  ] as const;
  return listed(
    parts.flatMap(([count, noun]) =>
      count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`],
    ),
  );
}

function nameOf({subject}: Place): string {
  return JSON.stringify(subject);
}

function subjectsOf({document, operations, reference}: Described): Subject[] {
  return [
    ...[...operations].map(([id, {operation, pathItem, model}]): Subject => {
      const {parameters, requestBody, responses = {}, ...rest} = operation;
      return {
        place: {subject: {operation: id}, key: '', phrase: 'the endpoint'},
        title: model.title,
        object: {
          ...rest,
          // By name, so that their order does not matter.
          parameters: Object.fromEntries(
            parametersOf(document, pathItem.parameters, parameters).map((parameter) => [
              `${parameter.in} ${parameter.name}`,
              parameter,
            ]),
          ),
          ...(requestBody === undefined
            ? {}
            : {requestBody: resolve(document, requestBody)}),
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, response]) => [
              status,
              resolve(document, response),
            ]),
          ),
        },
      };
    }),
    ...reference.schemas.map(({name, title}): Subject => ({
      place: {subject: {schema: name}, key: '', phrase: 'the schema'},
      title,
      object: document.components?.schemas?.[name],
    })),
  ];
}

/** Returns the values of keywords in an object, and in those inside. */
function valuesAt(object: unknown, isWanted: (keyword: string) => boolean): Values {
  const values: Record<string, Record<string, unknown>> = {};
  walkObjects(object, (child, pointer, position) => {
    values[pointer] =
      position === 'keywords' ? pickBy(child, (_, key) => isWanted(key)) : {};
  });
  return values;
}

/** Returns what became of the values in objects that both versions have, if they differ. */
function outcomeOf(before: Values, after: Values): Outcome | undefined {
  const differing = Object.entries(after).flatMap(([pointer, now]) => {
    const earlier = before[pointer];
    return earlier === undefined || isEqual(earlier, now) ? [] : [{earlier, now}];
  });
  if (differing.length === 0) {
    return undefined;
  }
  if (differing.every(({earlier}) => isEmpty(earlier))) {
    return 'added';
  }
  return differing.every(({now}) => isEmpty(now)) ? 'removed' : 'changed';
}
