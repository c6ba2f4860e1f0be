import {
  getTypes,
  isRef,
  type Location,
  type NodeType,
  type NormalizedNodeType,
  type NormalizedProblem,
  type Oas3Visitor,
  type Oas2Visitor,
  type Plugin,
} from '@redocly/openapi-core';
import mapValues from 'lodash/mapValues';
import {isHttpToken} from '../vocabulary/http-token';
import {CREDENTIAL_TYPES} from '../vocabulary/credential-kind';
import {PARAMETER_STYLES} from '../vocabulary/parameter-style';
import {isRecord} from './resolve';

/** What is wrong with the fields of an object, according to the types of Redocly. */
export type FieldProblem =
  /** The pointer is that of the object. */
  | {readonly kind: 'missing'; readonly field: string}
  | {readonly kind: 'missing all'; readonly fields: readonly string[]}
  /** The pointer is that of the field. */
  | {readonly kind: 'unknown'}
  /** The field is of a later version of OpenAPI; `holder` is the type of its object. */
  | {readonly kind: 'later'; readonly field: string; readonly holder: string}
  /** `expected` is a type of JSON, `list of texts`, `OpenAPI object` or `OpenAPI list`. */
  | {readonly kind: 'type'; readonly expected: string}
  | {readonly kind: 'value'}
  | {readonly kind: 'nullable'};

export interface FoundProblem {
  readonly problem: FieldProblem;
  /** The object with the problem. */
  readonly object?: {
    readonly pointer: string;
    /** Type of Redocly: `Schema`. */
    readonly type: string;
  };
}

/** The rules that find problems, with the types that they need. */
export const FIELD_RULES: Plugin = {
  id: 'site',
  rules: {oas2: {fields: findProblems}, oas3: {fields: findProblems}},
  typeExtension: {oas3: completeTypes},
};

/** The names of the rules in a configuration of Redocly. */
export const FIELD_RULE_NAMES = ['site/fields', 'nullable-type-sibling'] as const;

/** Reads a problem that the rules have reported. */
export function readProblem({ruleId, message}: NormalizedProblem): FoundProblem {
  return ruleId === 'site/fields'
    ? (JSON.parse(message) as FoundProblem)
    : {problem: {kind: 'nullable'}};
}

/**
 * Adds what later versions allow, which the site reads in all, and what OpenAPI 3.2.0 allows and the types of
 * Redocly do not.
 */
function completeTypes(ownTypes: Record<string, NodeType>): Record<string, NodeType> {
  const newest: Record<string, NodeType> = getTypes('oas3_2');
  const types = {
    ...newest,
    ...mapValues(ownTypes, (type, name) => ({
      ...type,
      properties: {...newest[name]?.properties, ...type.properties},
    })),
  };
  const withProperties = (
    name: string,
    properties: NodeType['properties'],
    rest: Partial<NodeType> = {},
  ): Record<string, NodeType> => {
    const type = types[name];
    return {
      [name]: {...type, ...rest, properties: {...type?.properties, ...properties}},
    };
  };
  return {
    ...types,
    OtherMethods: {
      properties: {},
      additionalProperties: (_, method) =>
        // Names of inherited members end with NUL here.
        isHttpToken(method.replace(/\0$/, '')) ? 'Operation' : undefined,
    },
    ...withProperties('PathItem', {
      query: 'Operation',
      additionalOperations: 'OtherMethods',
    }),
    ...withProperties('Parameter', {style: {enum: Object.keys(PARAMETER_STYLES)}}),
    ...withProperties('SecurityScheme', {type: {enum: CREDENTIAL_TYPES}}),
    ...withProperties('Response', {summary: {type: 'string'}}, {required: []}),
  };
}

/**
 * Finds what the rule `struct` of Redocly finds, whose messages only people can read. Fields that a security
 * scheme of another type has are ignored.
 */
function findProblems(): Oas2Visitor & Oas3Visitor {
  return {
    any(node: unknown, context) {
      const {type, location, rawLocation, key, specVersion} = context;
      const report = (problem: FieldProblem, place?: Location): void => {
        const object = {pointer: location.pointer, type: type.name};
        context.report({
          message: JSON.stringify({problem, object} satisfies FoundProblem),
          ...(place === undefined ? {} : {location: place}),
          ...(rawLocation === location ? {} : {from: rawLocation}),
        });
      };
      if (type.items) {
        if (!Array.isArray(node)) {
          report({kind: 'type', expected: 'OpenAPI list'});
          context.ignoreNextVisitorsOnNode();
        }
        return;
      }
      if (!isRecord(node)) {
        // The walk visits extensions too, and their values can be anything.
        if (type.name !== 'SpecExtension') {
          report({kind: 'type', expected: 'OpenAPI object'});
        }
        context.ignoreNextVisitorsOnNode();
        return;
      }
      for (const problem of missingFields(type, node, key)) {
        report(problem);
      }
      for (const [field, value] of Object.entries(node)) {
        const fieldType = typeOf(type, field, value);
        const place = location.child([field]);
        if (isLater(specVersion, type, field)) {
          report({kind: 'later', field, holder: type.name}, place);
        }
        if (fieldType === undefined) {
          // What Swagger 2.0 does not know is still there after the conversion.
          if (!field.startsWith('x-') && specVersion !== 'oas2') {
            report({kind: 'unknown'}, place);
          }
        } else if (fieldType !== null && !isNamed(fieldType)) {
          const isReference = fieldType.resolvable && isRef(value);
          const resolved: unknown = isReference ? context.resolve(value).node : value;
          for (const problem of valueProblems(resolved, fieldType)) {
            report(
              problem.problem,
              problem.index === undefined ? place : place.child([problem.index]),
            );
          }
        }
      }
    },
  };
}

type PropertyType = Exclude<
  NormalizedNodeType['properties'][string],
  (...arguments_: never[]) => unknown
>;

type ValueType = Exclude<PropertyType, NormalizedNodeType | null | undefined>;

/** Null for a field whose value can be anything, and undefined for a field that is unknown. */
function typeOf(type: NormalizedNodeType, field: string, value: unknown): PropertyType {
  const fieldType = Object.hasOwn(type.properties, field)
    ? type.properties[field]
    : type.additionalProperties;
  return typeof fieldType === 'function' ? fieldType(value, field) : fieldType;
}

/** Returns whether only later versions than 3.0 have a field. Others are read as the newest. */
function isLater(
  version: string,
  {name, properties}: NormalizedNodeType,
  field: string,
): boolean {
  const known: Record<string, NodeType> = getTypes('oas3_0');
  const own = known[name]?.properties;
  return (
    version === 'oas3_0' &&
    own !== undefined &&
    Object.hasOwn(properties, field) &&
    !Object.hasOwn(own, field) &&
    !field.startsWith('x-')
  );
}

function isNamed(type: PropertyType): type is NormalizedNodeType {
  return typeof type?.name === 'string';
}

function missingFields(
  {required = [], requiredOneOf}: NormalizedNodeType,
  node: Record<string, unknown>,
  key: string | number,
): FieldProblem[] {
  const fields = typeof required === 'function' ? required(node, key) : required;
  const missing = fields.filter((field) => !Object.hasOwn(node, field));
  const hasNone = requiredOneOf?.some((field) => Object.hasOwn(node, field)) === false;
  return [
    ...missing.map((field): FieldProblem => ({kind: 'missing', field})),
    ...(hasNone ? [{kind: 'missing all', fields: requiredOneOf} as const] : []),
  ];
}

/** The problems of a value, or of the items of a list, with their indexes. */
function valueProblems(
  value: unknown,
  {type, enum: values, items, minimum}: ValueType,
): {problem: FieldProblem; index?: number}[] {
  if (values !== undefined) {
    return values.includes(value as string) ? [] : [{problem: {kind: 'value'}}];
  }
  if (type !== undefined && !isOfType(value, type)) {
    const isOfTexts =
      type === 'array' && (items?.type === 'string' || items?.enum !== undefined);
    return [{problem: {kind: 'type', expected: isOfTexts ? 'list of texts' : type}}];
  }
  if (typeof minimum === 'number' && (value as number) < minimum) {
    return [{problem: {kind: 'value'}}];
  }
  if (!Array.isArray(value) || items === undefined) {
    return [];
  }
  return value.flatMap((item: unknown, index) =>
    valueProblems(item, items).map(({problem}) => ({problem, index})),
  );
}

function isOfType(value: unknown, type: NonNullable<ValueType['type']>): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
