/** Keywords that say something of a value, and do not change which values a schema allows. */
const ANNOTATIONS = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
];

/** Returns whether a schema has only keywords that do not change what it allows. */
export function isAnnotation(schema: object): boolean {
  return Object.keys(schema).every(
    (key) => ANNOTATIONS.includes(key) || /^(x-(?!unit$|enum)|\$)/.test(key),
  );
}
