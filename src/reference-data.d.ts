declare module '@site/docs/api/reference.json' {
  import type {ReferenceIndex} from '@site/src/openapi/reference-index';

  /** The index of the reference, which `npm run api:generate` writes. */
  const reference: ReferenceIndex;
  export default reference;
}
