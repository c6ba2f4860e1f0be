/**
 * What a document stands for; the panel says it beside each hit. A part is a section that all pages
 * of the reference have, such as their code samples.
 */
export const DOCUMENT_KINDS = [
  'guide',
  'section',
  'endpoint',
  'schema',
  'parameter',
  'field',
  'part',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** One thing that a search can lead to (product specification, section 3). */
export interface SearchDocument {
  /** Its place in the list of documents. */
  id: number;
  /** What it is called: the title of the page, of the section, or the name of the field. */
  title: string;
  content: string;
  /** Other names: method, path and operationId of an endpoint, its plan, the name of a schema. */
  tags: string[];
  /** Labels of the categories of the sidebar that hold the page, outermost first. */
  sidebarParentCategories: string[];
  /** Path of the page, with the anchor of the section. */
  sectionRoute: string;
  /** Title of the section, or the path of the field (`results.fee_payer`); empty for a page. */
  sectionTitle: string;
  pageTitle: string;
  type: 'docs' | 'blog' | 'other';
  kind: DocumentKind;
  /**
   * In how many places of the API the page is used: operations whose path begins with that of the
   * operation, or that answer with the schema.
   */
  uses?: number;
}

/** Whether a document is called by a name of the API, and not by words. */
export function isName({kind}: Pick<SearchDocument, 'kind'>): boolean {
  return kind === 'field' || kind === 'parameter';
}

/** A document before it has a place in the list. */
export type NewDocument = Omit<SearchDocument, 'id' | 'type'>;

/** A document that was found (product specification, section 3). */
export interface SearchHit {
  document: SearchDocument;
  score: number;
  /** The words of the document that were matched, as they stand in the index. */
  terms: string[];
}

/**
 * A document in the index file. What follows its page leaves out what it has from it, and every
 * document what is empty or has its usual value. Neighbours of which nothing but the anchor is left
 * are one entry, with a space between the anchors. All this makes the file half as large.
 */
export type PackedDocument = Partial<Omit<SearchDocument, 'id'>>;

/**
 * Packs documents for the index file.
 *
 * @param documents pages, each followed by what stands on it.
 */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocument[] {
  const packed: PackedDocument[] = [];
  let page: SearchDocument | undefined;
  for (const document of documents) {
    const route = document.sectionRoute;
    const holder =
      page !== undefined && route.startsWith(`${page.sectionRoute}#`) ? page : undefined;
    page = holder ?? document;
    const whole = {
      ...document,
      sectionRoute: route.slice(holder?.sectionRoute.length ?? 0),
    };
    const usual = usualValues(whole, holder);
    const own: PackedDocument = Object.fromEntries(
      Object.entries(whole).filter(
        ([name, value]) =>
          name !== 'id' && (!isSame(value, usual[name]) || isAmbiguous(name, route)),
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

/** The documents of an index file, whole again. */
export function unpackDocuments(packed: readonly PackedDocument[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  let page: SearchDocument | undefined;
  for (const own of packed.flatMap(separate)) {
    const {sectionRoute = ''} = own;
    const holder = sectionRoute.startsWith('#') ? page : undefined;
    const document = Object.assign(usualValues(own, holder), own, {
      sectionRoute: (holder?.sectionRoute ?? '') + sectionRoute,
      id: documents.length,
    }) as unknown as SearchDocument;
    page = holder ?? document;
    documents.push(document);
  }
  return documents;
}

/** An anchor with a space in it must not be taken for two: its document keeps its title. */
function isAmbiguous(name: string, route: string): boolean {
  return name === 'title' && route.includes(' ');
}

function isAnchorOnly(packed: PackedDocument): boolean {
  return (
    Object.keys(packed).length === 1 && packed.sectionRoute?.startsWith('#') === true
  );
}

function separate(packed: PackedDocument): PackedDocument[] {
  return isAnchorOnly(packed)
    ? (packed.sectionRoute ?? '').split(' ').map((sectionRoute) => ({sectionRoute}))
    : [packed];
}

/** What a document has unless it says otherwise. */
function usualValues(
  {sectionRoute = '', sectionTitle, pageTitle}: PackedDocument,
  page: SearchDocument | undefined,
): Record<string, unknown> {
  if (page === undefined) {
    return {
      type: 'docs',
      content: '',
      tags: [],
      kind: 'endpoint',
      sectionTitle: '',
      title: pageTitle,
    };
  }
  // The anchor of a field or parameter: where it stands, a hyphen, and its path.
  const path = sectionRoute.slice(sectionRoute.indexOf('-') + 1);
  const section = sectionTitle ?? path;
  return {
    type: 'docs',
    content: '',
    tags: [],
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
