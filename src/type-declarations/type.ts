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
  | {kind: 'number'; isBinary: boolean}
  | {kind: 'values'; values: Value[]; of: Type}
  | {kind: 'array'; items: Type}
  | {kind: 'map'; values: Type}
  | {kind: 'object'; fields: Field[]; hasMore: boolean}
  | {kind: 'union'; options: Type[]}
  /** An object that also is one of several others. */
  | {kind: 'extended'; base: Type; options: Type[]}
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
    case 'map':
      return [type.values];
    case 'object':
      return type.fields.map((field) => field.type);
    case 'union':
      return type.options;
    case 'extended':
      return [type.base, ...type.options];
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
