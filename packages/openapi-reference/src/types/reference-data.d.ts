/* Files that the generation writes. */

declare module '@openapi-reference/*/reference.json' {
  import type {ReferenceIndex} from 'docusaurus-openapi-reference/types';

  const reference: ReferenceIndex;
  export default reference;
}

declare module '@openapi-reference/data/overview.json' {
  import type {ReferenceOverview} from 'docusaurus-openapi-reference/types';

  const overview: ReferenceOverview;
  export default overview;
}

declare module '@openapi-reference/data/error-codes.json' {
  import type {ErrorCode} from 'docusaurus-openapi-reference/types';

  const errors: {codes: ErrorCode[]};
  export default errors;
}

declare module '@openapi-reference/data/first-request.json' {
  import type {FirstRequestData} from 'docusaurus-openapi-reference/types';

  const firstRequest: FirstRequestData;
  export default firstRequest;
}

declare module '@openapi-reference/data/value-links.json' {
  import type {ExplorerPages} from 'docusaurus-openapi-reference/types';
  import type {ValueLink} from 'docusaurus-openapi-reference/types';

  const valueLinks: {links: ValueLink[]; explorers: Record<string, ExplorerPages>};
  export default valueLinks;
}

declare module '@openapi-reference/data/navigation.json' {
  import type {Navigation} from 'docusaurus-openapi-reference/types';

  const navigation: Navigation;
  export default navigation;
}
