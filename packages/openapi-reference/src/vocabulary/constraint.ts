interface ConstraintForm {
  /** What it bounds: a number, the length of a text, the size of a list or an object. */
  readonly of: 'number' | 'length' | 'items' | 'uniqueness' | 'properties' | 'pattern';
  /** What two schemas of `allOf` say together; of `one`, a schema can have only one. */
  readonly merge: 'larger' | 'smaller' | 'either' | 'one';
  readonly holds: (value: string, bound: string) => boolean;
}

const atLeast = (value: string, bound: string): boolean => compare(value, bound) >= 0;
const atMost = (value: string, bound: string): boolean => compare(value, bound) <= 0;

const FORMS = {
  minimum: {of: 'number', merge: 'larger', holds: atLeast},
  exclusiveMinimum: {
    of: 'number',
    merge: 'larger',
    holds: (value, bound) => compare(value, bound) > 0,
  },
  maximum: {of: 'number', merge: 'smaller', holds: atMost},
  exclusiveMaximum: {
    of: 'number',
    merge: 'smaller',
    holds: (value, bound) => compare(value, bound) < 0,
  },
  multipleOf: {of: 'number', merge: 'one', holds: isMultiple},
  minLength: {of: 'length', merge: 'larger', holds: atLeast},
  maxLength: {of: 'length', merge: 'smaller', holds: atMost},
  // `value-check.ts` checks it, and says more of it.
  pattern: {of: 'pattern', merge: 'one', holds: () => true},
  minItems: {of: 'items', merge: 'larger', holds: atLeast},
  maxItems: {of: 'items', merge: 'smaller', holds: atMost},
  uniqueItems: {
    of: 'uniqueness',
    merge: 'either',
    holds: (value, bound) => bound !== 'true' || value === bound,
  },
  minProperties: {of: 'properties', merge: 'larger', holds: atLeast},
  maxProperties: {of: 'properties', merge: 'smaller', holds: atMost},
} satisfies Record<string, ConstraintForm>;

export type ConstraintKeyword = keyof typeof FORMS;

/** The keywords that bound a value, in the order in which pages show them. */
export const CONSTRAINTS: Readonly<Record<ConstraintKeyword, ConstraintForm>> = FORMS;

export const CONSTRAINT_KEYWORDS = Object.keys(FORMS) as ConstraintKeyword[];

const WHOLE = /^-?\d+$/;

/** Compares integers exactly, whatever their size. */
function compare(value: string, bound: string): number {
  if (WHOLE.test(value) && WHOLE.test(bound)) {
    const [a, b] = [BigInt(value), BigInt(bound)];
    return a < b ? -1 : Number(a > b);
  }
  return Number(value) - Number(bound);
}

function isMultiple(value: string, bound: string): boolean {
  if (WHOLE.test(value) && WHOLE.test(bound) && BigInt(bound) !== 0n) {
    return BigInt(value) % BigInt(bound) === 0n;
  }
  const quotient = Number(value) / Number(bound);
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}
