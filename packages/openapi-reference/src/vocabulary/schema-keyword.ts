/** Keywords whose value is a text: how it encodes bytes, and the media type of the bytes or the text. */
export const TEXT_KEYWORDS = ['contentEncoding', 'contentMediaType'] as const;
export type TextKeyword = (typeof TEXT_KEYWORDS)[number];
/** Keywords whose value is a schema. */
export type SchemaKeyword =
  | 'contains'
  | 'unevaluatedItems'
  | 'unevaluatedProperties'
  | 'propertyNames'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
  | 'contentSchema';
