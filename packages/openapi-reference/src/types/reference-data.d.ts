/* Files that `npm run api:generate` writes. */

declare module '@site/docs/api/reference.json' {
  import type {ReferenceIndex} from 'docusaurus-openapi-reference/reference/reference-index';

  const reference: ReferenceIndex;
  export default reference;
}

declare module '@site/docs/api/overview.json' {
  import type {ReferenceOverview} from 'docusaurus-openapi-reference/reference/reference-overview';

  const overview: ReferenceOverview;
  export default overview;
}

declare module '@site/docs/api/changelog.json' {
  import type {ReleaseView} from 'docusaurus-openapi-reference/reference/change';

  const changelog: {releases: ReleaseView[]};
  export default changelog;
}

declare module '@site/docs/api/introduction.json' {
  import type {IntroductionData} from 'docusaurus-openapi-reference/reference/introduction';

  const data: IntroductionData;
  export default data;
}

declare module '@site/docs/api/introduction-text.json' {
  import type {RichText} from 'docusaurus-openapi-reference/reference/rich-text';

  const introduction: {text: RichText};
  export default introduction;
}

declare module '@site/docs/api/group-texts.json' {
  import type {RichText} from 'docusaurus-openapi-reference/reference/rich-text';

  /** By tag. */
  const groups: {texts: Readonly<Record<string, RichText>>};
  export default groups;
}

declare module '@site/docs/api/error-codes.json' {
  import type {ErrorCode} from 'docusaurus-openapi-reference/reference/reference';

  const errors: {codes: ErrorCode[]};
  export default errors;
}

/** Only documents whose schemes need a page have it. */
declare module '@site/docs/api/authentication.json' {
  import type {SecurityScheme} from 'docusaurus-openapi-reference/reference/security';

  const authentication: {schemes: SecurityScheme[]};
  export default authentication;
}

declare module '@site/docs/api/first-request.json' {
  import type {FirstRequestData} from 'docusaurus-openapi-reference/reference/page-data';

  const firstRequest: FirstRequestData;
  export default firstRequest;
}

declare module '@site/docs/api/value-links.json' {
  import type {ValueLink} from 'docusaurus-openapi-reference/reference/value-link';

  const valueLinks: {links: ValueLink[]};
  export default valueLinks;
}

declare module '@site/docs/api/_files/api-map.json' {
  const html: string;
  export default html;
}

declare module '@site/docs/api/map.json' {
  import type {MapList} from 'docusaurus-openapi-reference/reference/api-map';

  const map: MapList;
  export default map;
}
