import type {Element} from 'hast';
import {convertBlocks} from '../../outputs/markdown/convert';
import {twinFile} from '../../outputs/markdown/twin-address';
import type {Instructions} from '../../pages/instructions';
import {
  allGroups,
  type OperationEntry,
  type ReferenceIndex,
} from '../../pages/reference-index';
import {credentialForm} from '../../security/credential';
import {element, shorten} from '../../text/rich-text';
import {
  AUTHENTICATION_ROUTE,
  AUTHENTICATION_TITLE,
  KEY_GUIDE_ROUTE,
} from '../../security/security';
import {TYPE_LANGUAGES} from '../../schema/type-file';
import type {Doc, Section} from './docs';
import {linkedPath, type Site} from './links';

/** A file for programs. */
export interface Download {
  /** Its path in the site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

const DOWNLOADS: readonly Download[] = [
  {
    file: 'openapi.yaml',
    title: 'OpenAPI description (YAML)',
    description: 'every path, parameter, schema and example',
  },
  {
    file: 'openapi.json',
    title: 'OpenAPI description (JSON)',
    description: 'the same as JSON',
  },
  {
    file: 'postman_collection.json',
    title: 'Postman collection',
    description: 'a request for each endpoint',
  },
];

/** Returns the files for programs, in the order in which they are listed, if the site has them. */
export function downloadsOf(
  reference: Pick<ReferenceIndex, 'typeFiles' | 'operations'>,
  ownDownloads: readonly Download[],
  folder = '',
): Download[] {
  const {typeFiles} = reference;
  const evidence = hasEvidence(reference) ? ', with the evidence of each part' : '';
  return [
    ...DOWNLOADS.map(({file, title, description}, index) => ({
      file: folder + file,
      title,
      description: index === 0 ? description + evidence : description,
    })),
    ...ownDownloads,
    ...typeFiles.map(({children: name}, index) => ({
      file: `${folder}types/${name}`,
      title: `Types for ${TYPE_LANGUAGES[index]?.label ?? name}`,
      description: 'the schemas of the answers',
    })),
  ];
}

/** Returns whether a reference says how its parts are known. */
function hasEvidence({operations}: Pick<ReferenceIndex, 'operations'>): boolean {
  return operations.some(({evidence}) => evidence !== undefined);
}

/** A part of a line. A string is text. */
type Phrase = string | Element;

/** Longest list, in characters: an assistant reads it whole, before any page. */
export const MAX_LENGTH = 50_000;

/** Leaves out what a long list can do without, from the least loss on. */
const SHORTENINGS = ['nothing', 'descriptions', 'pages', 'texts'] as const;

type Shortening = (typeof SHORTENINGS)[number];

export interface LlmsContent {
  /** The folder of the addresses of the reference. */
  readonly base: string;
  /** Name of the reference, if the site has several. */
  readonly label?: string;
  readonly reference: ReferenceIndex;
  readonly instructions: Instructions;
  readonly sections: readonly Section[];
  readonly downloads: readonly Download[];
}

/** A part of the list, with a title of its own. */
interface Part {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  /** Of what its sections have in its place. */
  readonly reference?: ReferenceIndex;
  /** What is above the sections. */
  readonly start: readonly Element[];
}

/** What the list says of a site beside its references. */
export interface SiteContent {
  readonly title: string;
  readonly tagline: string;
  readonly sections: readonly Section[];
}

/**
 * Creates `/llms.txt` (https://llmstxt.org): how to call the APIs, and the pages in the order of the sidebars, first
 * those of the references. The other pages follow those of the only reference, or have a title of their own.
 */
export function createLlmsTxt(
  references: readonly LlmsContent[],
  own: SiteContent,
  site: Site,
): string {
  const parts = references.map((content): Part => ({
    title: content.label ?? content.reference.title,
    description:
      content.reference.description || `Documentation of ${content.reference.title}.`,
    sections:
      references.length === 1 ? [...content.sections, ...own.sections] : content.sections,
    reference: content.reference,
    start: [instructionList(content, site)],
  }));
  const others =
    references.length === 1 || own.sections.length === 0
      ? []
      : [
          {
            title: `Other pages of ${own.title}`,
            description: own.tagline,
            sections: own.sections,
            start: [],
          },
        ];
  return [...parts, ...others].map((part) => createPart(part, site)).join('\n');
}

/**
 * A list of very many pages loses the descriptions of those of the reference, then what its pages of groups list,
 * and at last all descriptions.
 */
function createPart(part: Part, site: Site): string {
  let text = '';
  for (const without of SHORTENINGS) {
    text = printPart(part, site, without);
    if (text.length <= MAX_LENGTH) {
      break;
    }
  }
  return text;
}

/** Stops printing where the text is too long, unless it cannot be shorter. */
function printPart(part: Part, site: Site, without: Shortening): string {
  const {title, description, sections, start} = part;
  let text = convertBlocks([
    element('h1', [title]),
    ...(description === '' ? [] : [element('blockquote', [element('p', [description])])]),
    ...start,
  ]);
  for (const {title: heading, docs} of sections) {
    const listed = docs.filter((doc) => !(isWithoutPages(without) && isLeaf(doc)));
    text +=
      listed.length === 0 ? '' : `\n\n${convertBlocks([element('h2', [heading])])}\n`;
    for (const doc of listed) {
      text += `\n${convertBlocks([list([entryOf(doc, part, site, without)])])}`;
      if (text.length > MAX_LENGTH && without !== SHORTENINGS.at(-1)) {
        return text;
      }
    }
  }
  return `${text}\n`;
}

function isWithoutPages(without: Shortening): boolean {
  return without === 'pages' || without === 'texts';
}

function list(lines: readonly Phrase[][]): Element {
  return element(
    'ul',
    lines.map((line) => element('li', line)),
  );
}

function code(value: string): Element {
  return element('code', [value]);
}

function link(title: string, path: string, site: Site): Element {
  return element('a', [title], {href: addressOf(path, site)});
}

/** An assistant that gets the list alone must know the host. */
function addressOf(path: string, {url, baseUrl}: Site): string {
  return url + baseUrl + path.slice(1);
}

/** Joins the twins of all pages in the order of the sidebar. */
export function createLlmsFullTxt(
  sections: readonly Section[],
  twins: ReadonlyMap<string, string>,
): string {
  const texts = sections
    .flatMap(({docs}) => docs)
    .map(({route}) => twins.get(twinFile(route)) ?? '');
  return texts.join('\n---\n\n');
}

function instructionList(content: LlmsContent, site: Site): Element {
  const {base, reference, instructions, downloads} = content;
  const {servers} = reference;
  const has = (route: string): boolean => site.routes.has(route);
  const twinLink = (title: string, route: string): Element =>
    link(title, linkedPath(route, site), site);
  const credentials = [
    ...new Set(
      instructions.security.map((scheme) => credentialForm(scheme) ?? scheme.name),
    ),
  ];
  const lines: Phrase[][] = [
    ...(servers.length === 0
      ? []
      : [
          [
            'Hosts: ',
            ...join(
              servers.map(({name, url}) =>
                name === url ? [code(url)] : [code(url), ` (${name})`],
              ),
            ),
            '.',
          ],
        ]),
    credentials.length === 0
      ? ['No key is needed.']
      : [
          reference.hasAuthenticationPage === true ? 'Credentials: send ' : 'Key: send ',
          ...join(
            credentials.map((form) => [code(form)]),
            ' or ',
          ),
          instructions.securityVaries
            ? ', as the page of the endpoint says.'
            : ' with every request.',
          ...(reference.hasAuthenticationPage === true
            ? [' See ', twinLink(AUTHENTICATION_TITLE, base + AUTHENTICATION_ROUTE), '.']
            : instructions.security.some(({hasGuide}) => hasGuide) && has(KEY_GUIDE_ROUTE)
              ? [' See ', twinLink('Create an API key', KEY_GUIDE_ROUTE), '.']
              : []),
        ],
    ...(instructions.paging.length === 0
      ? []
      : [
          [
            'Lists come in pages: see the parameters ',
            ...join(
              instructions.paging.map((name) => [code(name)]),
              ' and ',
            ),
            ' of each endpoint.',
            ...(has('/guides/paging')
              ? [
                  ' Read ',
                  twinLink('Paging and block ranges', '/guides/paging'),
                  ' before you read a list to its end.',
                ]
              : []),
          ],
        ]),
    ...(hasEvidence(reference)
      ? [
          [
            'This documentation is made from public material and has not been checked against the API with a key. What is marked ',
            twinLink('Inferred', '/evidence#inferred'),
            ' or ',
            twinLink('Source code of 2024', '/evidence#source-2024'),
            ' is not verified: compare one answer before you rely on it. Where a limit, a price or a behaviour is not named, it is not known.',
          ],
        ]
      : []),
    [
      ...(site.withoutTwins === true
        ? ['Each page below is HTML. ']
        : [
            'Each page below is Markdown. The page for people has the same address without ',
            code('.md'),
            '. ',
          ]),
      link('All pages in one file', '/llms-full.txt', site),
      '.',
    ],
    ...(downloads.length === 0
      ? []
      : [['Files beside the pages:', fileList(content, site)]]),
  ];
  return list(lines);
}

function entryOf(
  doc: Doc,
  {reference}: Pick<Part, 'reference'>,
  site: Site,
  without: Shortening,
): Phrase[] {
  const page = link(doc.title, linkedPath(doc.route, site), site);
  const description =
    (reference && referenceDescription(doc.route, reference)) || doc.description;
  const isShort = without === 'texts' || (without !== 'nothing' && doc.isGenerated);
  return description === '' || isShort ? [page] : [page, `: ${description}`];
}

/** Returns what the reference says of its page, which the doc does not contain. */
function referenceDescription(
  route: string,
  {operations, schemas, groups}: ReferenceIndex,
): string | undefined {
  const isHere = (page: {route: string}): boolean => page.route === route;
  const operation = operations.find(isHere);
  const group = allGroups(groups).find(isHere);
  return operation === undefined
    ? (schemas.find(isHere)?.summary ?? (group && shorten(group.description)))
    : descriptionOf(operation);
}

function descriptionOf({title, method, path, summary}: OperationEntry): string {
  return [`${method} ${path}`, summary]
    .filter((text) => text !== '' && text !== title)
    .join('. ');
}

/** Returns whether a doc shows one operation or schema, which the page of a group lists too. */
function isLeaf({isGenerated, inCategory}: Doc): boolean {
  return isGenerated && inCategory.length === 0;
}

/** Names files without links: by the format, a link below a heading leads to a text to read. */
function fileList({downloads}: LlmsContent, site: Site): Element {
  return list(
    downloads.map(({file, title, description}) => [
      code(addressOf(`/${file}`, site)),
      `: ${title}, ${description}`,
    ]),
  );
}

function join(parts: readonly Phrase[][], between = ', '): Phrase[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]));
}
