/* Files that the generation writes. */

declare module '@openapi-reference/data/reference.json' {
  import type {ReferenceIndex} from 'docusaurus-openapi-reference/reference/reference-index';

  const reference: ReferenceIndex;
  export default reference;
}

declare module '@openapi-reference/data/overview.json' {
  import type {ReferenceOverview} from 'docusaurus-openapi-reference/reference/reference-overview';

  const overview: ReferenceOverview;
  export default overview;
}

declare module '@openapi-reference/data/changelog.json' {
  import type {ReleaseView} from 'docusaurus-openapi-reference/reference/change';

  const changelog: {releases: ReleaseView[]};
  export default changelog;
}

declare module '@openapi-reference/data/introduction.json' {
  import type {IntroductionData} from 'docusaurus-openapi-reference/reference/introduction';

  const data: IntroductionData;
  export default data;
}

declare module '@openapi-reference/data/introduction-text.json' {
  import type {RichText} from 'docusaurus-openapi-reference/reference/rich-text';

  const introduction: {text: RichText};
  export default introduction;
}

declare module '@openapi-reference/data/group-texts.json' {
  import type {RichText} from 'docusaurus-openapi-reference/reference/rich-text';

  /** By tag. */
  const groups: {texts: Readonly<Record<string, RichText>>};
  export default groups;
}

declare module '@openapi-reference/data/error-codes.json' {
  import type {ErrorCode} from 'docusaurus-openapi-reference/reference/reference';

  const errors: {codes: ErrorCode[]};
  export default errors;
}

/** Only documents whose schemes need a page have it. */
declare module '@openapi-reference/data/authentication.json' {
  import type {SecurityScheme} from 'docusaurus-openapi-reference/reference/security';

  const authentication: {schemes: SecurityScheme[]};
  export default authentication;
}

declare module '@openapi-reference/data/first-request.json' {
  import type {FirstRequestData} from 'docusaurus-openapi-reference/reference/page-data';

  const firstRequest: FirstRequestData;
  export default firstRequest;
}

declare module '@openapi-reference/data/value-links.json' {
  import type {ValueLink} from 'docusaurus-openapi-reference/reference/value-link';

  const valueLinks: {links: ValueLink[]};
  export default valueLinks;
}

declare module '@openapi-reference/data/_files/api-map.json' {
  const html: string;
  export default html;
}

declare module '@openapi-reference/data/map.json' {
  import type {MapList} from 'docusaurus-openapi-reference/reference/api-map';

  const map: MapList;
  export default map;
}
