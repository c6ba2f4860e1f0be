/**
 * Document kinds, displayed beside each hit. A `list` is a page that lists endpoints, such as that of a
 * group; a `part` is a section that every reference page has, such as the code samples.
 */
export const DOCUMENT_KINDS = [
  'guide',
  'list',
  'section',
  'endpoint',
  'schema',
  'parameter',
  'field',
  'part',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A search result target (product specification, section 3). */
export interface SearchDocument {
  /** Index in the list of documents. */
  id: number;
  title: string;
  content: string;
  /** Method, path, operationId and further labels of an endpoint, in this order, or the name of a schema. */
  tags: string[];
  sidebarParentCategories: string[];
  /** Route of the page, with the anchor of the section. */
  sectionRoute: string;
  /** Title of the section or path of the field (`results.fee_payer`); empty for a page. */
  sectionTitle: string;
  pageTitle: string;
  type: 'docs' | 'blog' | 'other';
  kind: DocumentKind;
  /**
   * Number of operations whose path extends that of the operation, or that respond with the
   * schema.
   */
  uses?: number;
}

/** Returns whether the title is an identifier rather than words. */
export function isIdentifier({kind}: Pick<SearchDocument, 'kind'>): boolean {
  return kind === 'field' || kind === 'parameter';
}

/**
 * Returns the texts that a result shows below its title: the path of an endpoint, or the page and
 * sidebar categories of another document.
 */
export function locationTexts({
  kind,
  tags: [, path = ''],
  sectionTitle,
  pageTitle,
  sidebarParentCategories,
}: Pick<
  SearchDocument,
  'kind' | 'tags' | 'sectionTitle' | 'pageTitle' | 'sidebarParentCategories'
>): string[] {
  switch (kind) {
    case 'endpoint':
      return [path];
    case 'parameter':
    case 'field':
      return [sectionTitle, pageTitle];
    default:
      return [...sidebarParentCategories, ...(sectionTitle === '' ? [] : [pageTitle])];
  }
}

export interface NewDocument extends Omit<SearchDocument, 'id' | 'type'> {
  /**
   * Description of a document without content, because another document has the same one. Results show
   * it, but only the other document is found by its words.
   */
  description?: string;
}

export interface SearchHit {
  document: SearchDocument;
  score: number;
  /** Terms of the index that match the query, also by synonyms. */
  terms: string[];
  /** Those of the terms that the reader typed, at least their beginning. */
  typedTerms: string[];
}

/**
 * A document in the index file. It omits values that equal its page's or the default. Consecutive
 * documents that consist of an anchor alone share one entry, with their anchors separated by
 * spaces. This halves the file.
 */
export type PackedDocument = Partial<Omit<SearchDocument, 'id'>>;

/** @param documents Pages, each followed by its sections, parameters and fields. */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocument[] {
  const packed: PackedDocument[] = [];
  let page: SearchDocument | undefined;
  for (const document of documents) {
    const route = document.sectionRoute;
    const parentPage =
      page !== undefined && route.startsWith(`${page.sectionRoute}#`) ? page : undefined;
    page = parentPage ?? document;
    const whole = {
      ...document,
      sectionRoute: route.slice(parentPage?.sectionRoute.length ?? 0),
    };
    const defaults = defaultValues(whole, parentPage);
    // A document whose anchor contains a space keeps its title, so that the anchor is not split.
    const kept = route.includes(' ') ? 'title' : undefined;
    const own: PackedDocument = Object.fromEntries(
      Object.entries(whole).filter(
        ([name, value]) =>
          name !== 'id' && (name === kept || !isSame(value, defaults[name])),
      ),
    );
    const last = packed.at(-1);
    if (last !== undefined && isAnchorOnly(last) && isAnchorOnly(own)) {
      last.sectionRoute = `${last.sectionRoute} ${own.sectionRoute}`;
    } else {
      packed.push(own);
    }
  }
  return packed;
}

export function unpackDocuments(packed: readonly PackedDocument[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  let page: SearchDocument | undefined;
  for (const own of packed.flatMap(splitAnchors)) {
    const {sectionRoute = ''} = own;
    const parentPage = sectionRoute.startsWith('#') ? page : undefined;
    const document = Object.assign(defaultValues(own, parentPage), own, {
      sectionRoute: (parentPage?.sectionRoute ?? '') + sectionRoute,
      id: documents.length,
    }) as unknown as SearchDocument;
    page = parentPage ?? document;
    documents.push(document);
  }
  return documents;
}

function isAnchorOnly(packed: PackedDocument): boolean {
  return (
    Object.keys(packed).length === 1 && packed.sectionRoute?.startsWith('#') === true
  );
}

function splitAnchors(packed: PackedDocument): PackedDocument[] {
  return isAnchorOnly(packed)
    ? (packed.sectionRoute ?? '').split(' ').map((sectionRoute) => ({sectionRoute}))
    : [packed];
}

/** Returns the values that a packed document omits. */
function defaultValues(
  {sectionRoute = '', sectionTitle, pageTitle}: PackedDocument,
  page: SearchDocument | undefined,
): Record<string, unknown> {
  const shared = {type: 'docs', content: '', tags: []};
  if (page === undefined) {
    return {...shared, kind: 'endpoint', sectionTitle: '', title: pageTitle};
  }
  // Anchors of fields and parameters are `location-path`.
  const path = sectionRoute.slice(sectionRoute.indexOf('-') + 1);
  const section = sectionTitle ?? path;
  return {
    ...shared,
    kind: 'field',
    sectionTitle: path,
    title: section.slice(section.lastIndexOf('.') + 1),
    pageTitle: page.pageTitle,
    sidebarParentCategories: page.sidebarParentCategories,
    ...(page.uses === undefined ? {} : {uses: page.uses}),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
