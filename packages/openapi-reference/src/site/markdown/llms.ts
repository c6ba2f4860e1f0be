import type {Element} from 'hast';
import {convertBlocks} from '../../markdown/convert';
import {twinAddress, twinFile} from '../../markdown/twin-address';
import type {Instructions} from '../../reference/instructions';
import type {OperationEntry, ReferenceIndex} from '../../reference/reference-index';
import {credentialForm} from '../../reference/credential';
import {element} from '../../reference/rich-text';
import {
  AUTHENTICATION_ROUTE,
  AUTHENTICATION_TITLE,
  KEY_GUIDE_ROUTE,
} from '../../reference/security';
import {TYPE_LANGUAGES} from '../../reference/type-file';
import type {Doc, Section} from './docs';
import type {Site} from './links';

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
    description:
      'every path, parameter, schema and example, with the evidence of each part',
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
  {typeFiles}: Pick<ReferenceIndex, 'typeFiles'>,
  ownDownloads: readonly Download[],
  folder = '',
): Download[] {
  return [
    ...DOWNLOADS.map((one) => ({...one, file: folder + one.file})),
    ...ownDownloads,
    ...typeFiles.map(({children: name}, index) => ({
      file: `${folder}types/${name}`,
      title: `Types for ${TYPE_LANGUAGES[index]?.label ?? name}`,
      description: 'the schemas of the answers',
    })),
  ];
}

/** A part of a line. A string is text. */
type Phrase = string | Element;

/** Longest list, in characters: an assistant reads it whole, before any page. */
export const MAX_LENGTH = 50_000;

/** Leaves out what a long list can do without, from the least loss on. */
const SHORTENINGS = ['nothing', 'descriptions', 'pages'] as const;

type Shortening = (typeof SHORTENINGS)[number];

export interface LlmsContent {
  /** The folder of the addresses of the reference. */
  readonly base: string;
  readonly reference: ReferenceIndex;
  readonly instructions: Instructions;
  readonly sections: readonly Section[];
  readonly downloads: readonly Download[];
}

/**
 * Creates `/llms.txt` (https://llmstxt.org): how to call the API, and the twins of all pages in the order of
 * the sidebar. A list of very many endpoints loses its descriptions, or what the pages of groups list.
 */
export function createLlmsTxt(content: LlmsContent, site: Site): string {
  let text = '';
  for (const without of SHORTENINGS) {
    text = printLlmsTxt(content, site, without);
    if (text.length <= MAX_LENGTH) {
      break;
    }
  }
  return text;
}

/** Stops printing where the text is too long, unless it cannot be shorter. */
function printLlmsTxt(content: LlmsContent, site: Site, without: Shortening): string {
  const {reference, sections} = content;
  const description = reference.description || `Documentation of ${reference.title}.`;
  let text = convertBlocks([
    element('h1', [reference.title]),
    element('blockquote', [element('p', [description])]),
    instructionList(content, site),
  ]);
  for (const {title, docs} of sections) {
    text += `\n\n${convertBlocks([element('h2', [title])])}\n`;
    for (const doc of docs) {
      if (without === 'pages' && isLeaf(doc)) {
        continue;
      }
      text += `\n${convertBlocks([list([entryOf(doc, content, site, without)])])}`;
      if (text.length > MAX_LENGTH && without !== SHORTENINGS.at(-1)) {
        return text;
      }
    }
  }
  return `${text}\n`;
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
    link(title, twinAddress(route), site);
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
    ...(reference.operations.some(({evidence}) => evidence !== undefined)
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
      'Each page below is Markdown. The page for people has the same address without ',
      code('.md'),
      '. ',
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
  {reference}: LlmsContent,
  site: Site,
  without: Shortening,
): Phrase[] {
  const operation = reference.operations.find(({route}) => route === doc.route);
  const schema = reference.schemas.find(({route}) => route === doc.route);
  const title = operation?.title ?? schema?.title ?? doc.title;
  const page = link(title, twinAddress(doc.route), site);
  const description =
    operation === undefined
      ? (schema?.summary ?? doc.description)
      : descriptionOf(operation);
  const isShort = without !== 'nothing' && doc.isGenerated;
  return description === '' || isShort ? [page] : [page, `: ${description}`];
}

function descriptionOf({method, path, summary}: OperationEntry): string {
  return [`${method} ${path}`, summary].filter((text) => text !== '').join('. ');
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
