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
  /** Name of its reference, if the site has several. The index has it once. */
  label?: string;
}

/** Returns whether the title is an identifier rather than words. */
export function isIdentifier({kind}: Pick<SearchDocument, 'kind'>): boolean {
  return kind === 'field' || kind === 'parameter';
}

type Location = Pick<
  SearchDocument,
  'kind' | 'tags' | 'sectionTitle' | 'pageTitle' | 'sidebarParentCategories' | 'label'
>;

/** Returns the name of the reference, if the site has several and {@link locationTexts} do not have it. */
export function referenceText(document: Location): string | undefined {
  const {label} = document;
  return label === undefined || locationTexts(document).includes(label)
    ? undefined
    : label;
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
}: Location): string[] {
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

export interface NewDocument extends Omit<SearchDocument, 'id' | 'type' | 'label'> {
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
export type PackedDocument = Partial<Omit<SearchDocument, 'id' | 'label'>>;

/** @param documents Pages, each followed by its sections, parameters and fields. */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocument[] {
  const packed: PackedDocument[] = [];
  let page: SearchDocument | undefined;
  for (const document of documents) {
    const route = document.sectionRoute;
    const parentPage =
      page !== undefined && route.startsWith(`${page.sectionRoute}#`) ? page : undefined;
    page = parentPage ?? document;
    const own = ownValues(document, parentPage);
    const last = packed.at(-1);
    if (last !== undefined && isAnchorOnly(last) && isAnchorOnly(own)) {
      last.sectionRoute = `${last.sectionRoute} ${own.sectionRoute}`;
    } else {
      packed.push(own);
    }
  }
  return packed;
}

/** Leaves out the values that are restored without them. */
function ownValues(
  {id, ...document}: SearchDocument,
  page: SearchDocument | undefined,
): PackedDocument {
  const sectionRoute = document.sectionRoute.slice(page?.sectionRoute.length ?? 0);
  const own: Record<string, unknown> & PackedDocument = {...document, sectionRoute};
  for (const [name, value] of Object.entries(document)) {
    // A document whose anchor contains a space keeps its title, so that the anchor is not split.
    if (name !== 'sectionRoute' && !(name === 'title' && sectionRoute.includes(' '))) {
      const {[name]: _, ...rest} = own;
      const restored = unpackDocument(rest, sectionRoute, page, id);
      if (isSame(value, restored[name as keyof SearchDocument])) {
        Reflect.deleteProperty(own, name);
      }
    }
  }
  return own;
}

export function unpackDocuments(packed: readonly PackedDocument[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  let page: SearchDocument | undefined;
  for (const own of packed) {
    const {sectionRoute = ''} = own;
    for (const route of isAnchorOnly(own) ? sectionRoute.split(' ') : [sectionRoute]) {
      const parentPage = route.startsWith('#') ? page : undefined;
      const document = unpackDocument(own, route, parentPage, documents.length);
      page = parentPage ?? document;
      documents.push(document);
    }
  }
  return documents;
}

function isAnchorOnly(packed: PackedDocument): boolean {
  return (
    packed.sectionRoute?.startsWith('#') === true && Object.keys(packed).length === 1
  );
}

/** @param route in the page, which is undefined for a page. */
function unpackDocument(
  own: PackedDocument,
  route: string,
  page: SearchDocument | undefined,
  id: number,
): SearchDocument {
  // Anchors of fields and parameters are `location-path`.
  const path = page === undefined ? '' : route.slice(route.indexOf('-') + 1);
  const {sectionTitle = path, pageTitle = page?.pageTitle ?? ''} = own;
  const uses = own.uses ?? page?.uses;
  return {
    id,
    title:
      own.title ??
      (page === undefined
        ? pageTitle
        : sectionTitle.slice(sectionTitle.lastIndexOf('.') + 1)),
    content: own.content ?? '',
    tags: own.tags ?? [],
    sidebarParentCategories:
      own.sidebarParentCategories ?? page?.sidebarParentCategories ?? [],
    sectionRoute: (page?.sectionRoute ?? '') + route,
    sectionTitle,
    pageTitle,
    type: own.type ?? 'docs',
    kind: own.kind ?? (page === undefined ? 'endpoint' : 'field'),
    ...(uses === undefined ? {} : {uses}),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Runs of consecutive documents whose descriptions are the contents of consecutive other ones: the
 * distance of the first document from the end of the run before, the distance of its content from the
 * content after that run, and the length of the run. Each field of an operation repeats a description of
 * its schema, so there are few runs.
 */
export type SharedContent = number[];

/** Finds the contents that the descriptions of other documents repeat. */
export function packSharedContent(documents: readonly NewDocument[]): SharedContent {
  const holders = new Map<string, number>();
  for (const [id, {content}] of documents.entries()) {
    if (content !== '' && !holders.has(content)) {
      holders.set(content, id);
    }
  }
  const runs: {start: number; holder: number; length: number}[] = [];
  for (const [id, {content, description}] of documents.entries()) {
    const holder = description === undefined ? undefined : holders.get(description);
    if (content === '' && holder !== undefined) {
      const last = runs.at(-1) ?? {start: -1, holder: -1, length: 0};
      if (id === last.start + last.length && holder === last.holder + last.length) {
        last.length += 1;
      } else {
        runs.push({start: id, holder, length: 1});
      }
    }
  }
  let next = 0;
  let nextHolder = 0;
  return runs.flatMap(({start, holder, length}) => {
    const packed = [start - next, holder - nextHolder, length];
    next = start + length;
    nextHolder = holder + length;
    return packed;
  });
}

/** Gives documents the contents that {@link packSharedContent} found. */
export function unpackSharedContent(
  documents: readonly SearchDocument[],
  packed: SharedContent,
): void {
  let next = 0;
  let nextHolder = 0;
  for (let position = 0; position < packed.length; position += 3) {
    next += packed[position] ?? 0;
    nextHolder += packed[position + 1] ?? 0;
    for (const end = next + (packed[position + 2] ?? 0); next < end; next += 1) {
      const document = documents[next];
      if (document !== undefined) {
        document.content = documents[nextHolder]?.content ?? '';
      }
      nextHolder += 1;
    }
  }
}
