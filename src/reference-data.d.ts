declare module '@site/docs/api/reference.json' {
  import type {ReferenceIndex} from '@site/src/openapi/reference-index';

  /** The index of the reference, which `npm run api:generate` writes. */
  const reference: ReferenceIndex;
  export default reference;
}

declare module '@site/docs/api/first-request.json' {
  import type {FirstRequestData} from '@site/src/plugins/openapi-docs/data';

  /** The first request of a newcomer, which `npm run api:generate` writes. */
  const firstRequest: FirstRequestData;
  export default firstRequest;
}
