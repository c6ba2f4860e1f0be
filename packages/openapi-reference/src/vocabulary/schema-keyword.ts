/** Keywords whose value is a text: how it encodes bytes, and the media type of the bytes or the text. */
export const TEXT_KEYWORDS = ['contentEncoding', 'contentMediaType'] as const;
export type TextKeyword = (typeof TEXT_KEYWORDS)[number];
/** Keywords whose value is a schema that pages show beside the fields. */
export const SCHEMA_KEYWORDS = [
  'contains',
  'unevaluatedItems',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const;
export type SchemaKeyword = (typeof SCHEMA_KEYWORDS)[number];
