/** A part of a request or its response that gives a value. */
export type ExpressionPart =
  | string
  | {source: 'url' | 'method' | 'statusCode'}
  | {source: 'request' | 'response'; in: 'path' | 'query' | 'header'; name: string}
  /** The names from the body to the value; none for the whole body. */
  | {source: 'request' | 'response'; in: 'body'; path: string[]};

/** A value of a link, or the address of a callback. A string is a constant. */
export type Expression = ExpressionPart[];
