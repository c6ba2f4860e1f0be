/** A type that TypeScript, Go and Python can declare under the same name. */
export interface Declaration {
  name: string;
  /** Plain text. */
  description: string;
  isDeprecated: boolean;
  type: Type;
}

export type Type =
  | {kind: 'any' | 'null' | 'string' | 'boolean'}
  | {kind: 'integer'; size: IntegerSize | undefined}
  /** `canBeText`: it can also arrive as a string. */
  | {kind: 'number'; isBinary: boolean; canBeText: boolean}
  /** `isOpen`: other values of the type `of` can arrive too. */
  | {kind: 'values'; values: Value[]; of: Type; isOpen: boolean}
  | {kind: 'array'; items: Type}
  /** An array with a type for each of the first items. The first `required` ones are always present. */
  | {kind: 'tuple'; items: Type[]; rest: Type | undefined; required: number}
  /** An object with any names, and those that are always present. */
  | {kind: 'map'; values: Type; required: Field[]}
  /** A type with a text in a field, which tells it from the others of a union. */
  | {kind: 'tagged'; type: Type; field: string; values: Value[]}
  | {kind: 'object'; fields: Field[]; hasMore: boolean}
  | {kind: 'union'; options: Type[]}
  /** A value that has all of several types, of which one or more are unions. */
  | {kind: 'extended'; parts: Type[]; isObject: boolean}
  /** Another declaration. */
  | {kind: 'name'; name: string};

/** Sizes that Go has; `undefined` for an integer without limits. */
export const INTEGER_SIZES = ['int32', 'int64', 'uint32', 'uint64'] as const;

export type IntegerSize = (typeof INTEGER_SIZES)[number];

/** A value of an enum. */
export interface Value {
  /** The text of a string, or a number or boolean as JSON. */
  text: string;
  isString: boolean;
  /** Plain text. */
  description: string;
}

/** Returns whether the JSON of a number is that of an integer. */
export function isInteger(json: string): boolean {
  return /^-?\d+$/.test(json);
}

export interface Field {
  /** Its name in JSON. */
  name: string;
  type: Type;
  isRequired: boolean;
  isDeprecated: boolean;
  /** Plain text. */
  description: string;
}

export const ANY: Type = {kind: 'any'};

/** Separates `null` from the other values of a type. */
export function withoutNull(type: Type): {type: Type; isNullable: boolean} {
  if (type.kind !== 'union') {
    return {type, isNullable: type.kind === 'null'};
  }
  const options = type.options.filter(({kind}) => kind !== 'null');
  const [only = type, ...others] = options;
  return {
    type: others.length === 0 ? only : {kind: 'union', options},
    isNullable: options.length < type.options.length,
  };
}

/** Returns the types directly inside a type. */
export function innerTypes(type: Type): Type[] {
  switch (type.kind) {
    case 'array':
      return [type.items];
    case 'tuple':
      return [...type.items, ...(type.rest === undefined ? [] : [type.rest])];
    case 'map':
      return [type.values, ...type.required.map((field) => field.type)];
    case 'tagged':
      return [type.type];
    case 'object':
      return type.fields.map((field) => field.type);
    case 'union':
      return type.options;
    case 'extended':
      return type.parts;
    default:
      return [];
  }
}

/** Returns the names of other declarations in a type, in order of first appearance. */
export function namesIn(type: Type): string[] {
  const names = new Set<string>();
  const visit = (inner: Type): void => {
    if (inner.kind === 'name') {
      names.add(inner.name);
    }
    innerTypes(inner).forEach(visit);
  };
  visit(type);
  return [...names];
}

/** Flattens unions and removes repetitions. A union that contains any value is any value. */
export function unionOf(types: readonly Type[]): Type {
  const options = new Map(
    types
      .flatMap((type) => (type.kind === 'union' ? type.options : [type]))
      .map((type) => [JSON.stringify(type), type]),
  );
  const [first, ...others] = options.values();
  if (first === undefined || [...options.values()].some(({kind}) => kind === 'any')) {
    return ANY;
  }
  return others.length === 0 ? first : {kind: 'union', options: [first, ...others]};
}

/** Returns the type of what has all of several types. Any value says nothing beside others. */
export function allOf(types: readonly Type[], isObject: boolean): Type {
  const parts = types
    .flatMap((type) => (type.kind === 'extended' ? type.parts : [type]))
    .filter(({kind}) => kind !== 'any');
  const [first = ANY, ...others] = parts;
  return others.length === 0 ? first : {kind: 'extended', parts, isObject};
}

/** Returns the type of all items of a tuple, for languages without tuples in JSON. */
export function itemType({items, rest}: Extract<Type, {kind: 'tuple'}>): Type {
  return unionOf([...items, ...(rest === undefined ? [] : [rest])]);
}
