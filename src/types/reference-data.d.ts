declare module '@site/docs/api/reference.json' {
  import type {ReferenceIndex} from '@site/src/reference/reference-index';

  /** The index of the reference, which `npm run api:generate` writes. */
  const reference: ReferenceIndex;
  export default reference;
}

declare module '@site/docs/api/overview.json' {
  import type {ReferenceOverview} from '@site/src/reference/reference-overview';

  /** The overview of the reference, which `npm run api:generate` writes. */
  const overview: ReferenceOverview;
  export default overview;
}

declare module '@site/docs/api/error-codes.json' {
  import type {ErrorCode} from '@site/src/reference/reference';

  /** The error codes of the description, which `npm run api:generate` writes. */
  const errors: {codes: ErrorCode[]};
  export default errors;
}

declare module '@site/docs/api/first-request.json' {
  import type {FirstRequestData} from '@site/src/reference/page-data';

  /** The first request of a newcomer, which `npm run api:generate` writes. */
  const firstRequest: FirstRequestData;
  export default firstRequest;
}

declare module '@site/docs/api/value-links.json' {
  import type {ValueLink} from '@site/src/reference/value-link';

  /** The endpoints that values of a response link to, which `npm run api:generate` writes. */
  const valueLinks: {links: ValueLink[]};
  export default valueLinks;
}
