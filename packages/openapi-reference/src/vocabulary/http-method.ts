/** Operation fields of a Path Item Object, in the order of the OpenAPI Specification. */
export const HTTP_METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];
