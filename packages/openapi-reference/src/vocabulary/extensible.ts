/** An object of an OpenAPI document with specification extensions. */
export interface Extensible {
  readonly [extension: `x-${string}`]: unknown;
}
