import {load} from 'cheerio';
import {createElement, type ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {convertArticle} from '#reference/outputs/markdown/convert';
import type {PublishedDocument} from '#reference/document/document';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import OperationPage from '#reference/operation/OperationPage';
import {createInstructions} from '#reference/pages/instructions';
import {toWellFormed} from '#reference/utils/ponyfills';
import type {Reference} from '#reference/pages/reference';
import {createReferenceIndex} from '#reference/pages/reference-index';
import {operationRoute} from '#reference/route/route';
import SchemaPage from '#reference/schema/SchemaPage';
import AuthenticationPage from '#reference/security/AuthenticationPage';
import {headTags} from '#reference/site/built-pages/head-tags';
import {createFeed} from '#reference/site/changelog/feed';
import {networkScript} from '#reference/site/choices/network-script';
import {networkStyle} from '#reference/site/choices/network-style';
import {scriptTag} from '#reference/site/head/script-tag';
import type {Doc} from '#reference/site/markdown/docs';
import {createLlmsTxt} from '#reference/site/markdown/llms';
import {inlineCode} from '#reference/site/inline-code/inline-code';
import {inlineStyles} from '#reference/site/policy/policy';
import {Budget} from '../../../packages/docs-mcp/src/server/budget';
import {describeOperation} from '../../../packages/docs-mcp/src/server/describe';
import {wholeDocument} from '#reference/document/whole-document';
import {operationsOf} from '#reference/document/document-operations';
import {createChangelog} from '#reference/site/openapi-docs/changelog';
import {createOperationData, createSchemaData} from '#reference/site/openapi-docs/data';
import {createDocumentFiles} from '#reference/site/openapi-docs/document-files';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {createOverviewPages} from '#reference/site/openapi-docs/overview-pages';
import {createSiteFiles} from '#reference/site/openapi-docs/site-files';
import {buildIndexFile} from '#search/search/build-index';
import {unpackDocuments} from '#search/search/document';
import type {SearchIndexFile} from '#search/search/index-file';
import {DEFAULT_RANKING} from '#search/search/ranking';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {REFERENCE} from '../../../src/config/reference';
import {fileOf} from '../../fixtures/documents';
import {
  dataProblems,
  htmlProblems,
  markdownProblems,
  mdxProblems,
  POSTMAN_READERS,
  TOOL_READERS,
  typeScriptProblems,
} from '../../fixtures/hostile/inert';
import {
  changedTexts,
  KINDS,
  MARKER,
  plant,
  type Planted,
} from '../../fixtures/hostile/planted';
import {renderStatic} from '../../fixtures/render-static';

/** Each text is in several places of each kind. */
const ROUNDS = [0, 10];

/** Reads a document as the site does. */
async function read({document}: Planted): Promise<[PublishedDocument, Reference]> {
  const source = await fileOf(JSON.stringify(document));
  const {document: repaired} = await readDocument(source, {
    prepare: REFERENCE.prepare,
  });
  return [repaired, createReference(repaired, REFERENCE)];
}

function fileProblems(file: string, content: string, planted: Planted): string[] {
  if (file.endsWith('.mdx')) {
    return mdxProblems(content, planted);
  }
  if (file.endsWith('.d.ts')) {
    return typeScriptProblems(content, planted);
  }
  if (!file.endsWith('.json')) {
    // Programs read the types of other languages, see `tests/programs`.
    return [];
  }
  const data: unknown = JSON.parse(content);
  return file.endsWith('/api-map.json')
    ? htmlProblems(String(data))
    : dataProblems(data, planted, file.includes('postman') ? POSTMAN_READERS : undefined);
}

function pagesOf(reference: Reference): ReactElement[] {
  return [
    ...reference.operations.map((operation) =>
      createElement(OperationPage, createOperationData(reference, operation, [], [])),
    ),
    ...reference.schemas.map((schema) =>
      createElement(SchemaPage, createSchemaData(reference, schema)),
    ),
    createElement(AuthenticationPage, {schemes: reference.securitySchemes}),
  ];
}

/** Returns what the policy has to allow by a hash. */
function inlineOf(pages: readonly string[]): Set<string>[] {
  const code = pages.flatMap((html) => inlineCode(html).map(({text}) => text));
  return [new Set(code), new Set(pages.flatMap(inlineStyles))];
}

const SITE = {url: 'https://docs.example', baseUrl: '/', routes: new Set<string>()};

function llmsOf(reference: Reference): string {
  const docOf = (route: string, title: string): Doc => ({
    ...{id: route, route, title, description: title, isGenerated: true},
    ...{canonical: route, inCategory: []},
  });
  const {groups, operations, schemas} = reference;
  const sections = groups.map(({tag, name}) => ({
    title: name,
    docs: operations
      .filter((operation) => operation.tag === tag)
      .map((operation) => docOf(operationRoute(operation), operation.title)),
  }));
  const others = schemas.map(({route, title}) => docOf(route, title));
  return createLlmsTxt(
    [
      {
        base: '',
        reference: createReferenceIndex(reference),
        instructions: createInstructions(reference),
        sections: [...sections, {title: 'Schemas', docs: others}],
        downloads: [],
      },
    ],
    {title: '', tagline: '', sections: []},
    SITE,
  );
}

/** Returns how the lines of a list begin. */
function outlineOf(text: string): string[] {
  return text.split('\n').map((line) => /^(#+ |> |- \[?)?/.exec(line)?.[0] ?? '');
}

function feedOf(reference: Reference): string {
  const change = {type: 'changed', kind: 'api', breaking: true} as const;
  const changes = [
    ...reference.operations.map(({id, title}) => ({
      ...change,
      ...{id: `operation ${id}`, operation: id, text: title},
    })),
    ...reference.schemas.map(({name, title}) => ({
      ...change,
      ...{id: `schema ${name}`, schema: name, text: title},
    })),
  ];
  const releases = createChangelog(reference, [{date: '2026-11-22', changes}]);
  const {title} = reference;
  return createFeed(releases, {feedName: 'a', title, url: 'https://docs.example'});
}

describe.each(KINDS)('A hostile %s', (kind) => {
  const documents = ROUNDS.map((round) => plant(kind, round));

  it('is the same text in what tools for agents return.', async () => {
    for (const planted of documents) {
      const [published, reference] = await read(planted);
      const document = wholeDocument(published);
      const found = operationsOf(document);
      const results = reference.operations.flatMap((operation, index) => {
        const place = found[index];
        return operation.isWebhook === true || place === undefined
          ? []
          : describeOperation(
              {
                ...{id: operation.id, folder: '', operation, reference, document},
                ...{found: place, page: ''},
              },
              {
                budget: new Budget({maxCalls: 1}),
                keys: new Map(),
                origins: new Set(),
                allowWrites: false,
              },
            );
      });
      const text = JSON.stringify(results);
      expect(text).toMatch(MARKER);
      expect.soft(dataProblems(JSON.parse(text), planted, TOOL_READERS)).toEqual([]);
    }
  });

  it('is the same text in all files of pages, for programs and in types.', async () => {
    for (const planted of documents) {
      const [document, reference] = await read(planted);
      const files = new Map([
        ...createGeneratedFiles(reference),
        ...createSiteFiles(reference),
        ...createOverviewPages(reference, true, () => false),
        ...(await REFERENCE.moreFiles.create(reference)),
      ]);
      for (const [file, content] of files) {
        if (MARKER.test(content)) {
          expect.soft(fileProblems(file, content, planted), file).toEqual([]);
        }
      }
      const all = [...files.values()].join('').toLowerCase();
      const missing = [...planted.texts].filter(([marker]) => !all.includes(marker));
      // What no page shows: components that nothing uses, and comments.
      expect(missing.length).toBeLessThan(planted.texts.size / 15);
      const [json = '', yaml = ''] = createDocumentFiles(document).values();
      expect(parseYaml(yaml)).toEqual(JSON.parse(json));
    }
  });

  it('is a text of the HTML of pages, and of their Markdown.', async () => {
    const [planted = plant(kind)] = documents;
    const [, reference] = await read(planted);
    const [, harmless] = await read(plant(kind));
    const htmlOf = (of: Reference): Promise<string[]> =>
      Promise.all(pagesOf(of).map((page) => renderStatic(page)));
    const pages = await htmlOf(reference);
    // The policy allows these, by their hashes.
    expect(inlineOf(pages)).toEqual(inlineOf(await htmlOf(harmless)));
    for (const html of pages) {
      const twin = convertArticle(html, {
        addressOf: (address) => address,
        page: '/page',
      });
      expect.soft(htmlProblems(html)).toEqual([]);
      expect.soft(markdownProblems(twin, planted)).toEqual([]);
    }
  });

  it('is a text of the search, the feed and llms.txt.', async () => {
    const [, harmless] = await read(plant(kind));
    for (const planted of documents) {
      const [, reference] = await read(planted);
      const options = {ranking: DEFAULT_RANKING, parentCategories: 0};
      const index = buildIndexFile(createReferenceDocuments(reference), options);
      const {documents: packed} = JSON.parse(JSON.stringify(index)) as SearchIndexFile;
      expect(dataProblems(unpackDocuments(packed), planted)).toEqual([]);

      const llms = llmsOf(reference);
      expect(outlineOf(llms)).toEqual(outlineOf(llmsOf(harmless)));
      expect(markdownProblems(llms, planted)).toEqual([]);

      const $ = load(feedOf(reference), {xml: true});
      const content = $('content').text();
      expect(
        $('entry > *')
          .toArray()
          .map(({name}) => name),
      ).toEqual(
        load(feedOf(harmless), {xml: true})('entry > *')
          .toArray()
          .map(({name}) => name),
      );
      expect(htmlProblems(content)).toEqual([]);
      expect(changedTexts(load(content).text(), planted)).toEqual([]);
      expect(changedTexts($('author').text(), planted)).toEqual([]);
    }
  });
});

it('A hostile text in the head of pages is in one element, as data.', () => {
  for (const {texts} of ROUNDS.map((round) => plant('description', round))) {
    for (const {text: planted} of texts.values()) {
      // As of a document that has been read.
      const text = toWellFormed(planted);
      const data = {description: text};
      const tags = headTags({twin: text, image: undefined, siteUrl: '', data});
      const server = {id: text, url: `https://${text}`, name: text};
      const script = scriptTag(networkScript([server, {...server, id: 'b'}]));
      const style = networkStyle([server]);
      const $ = load(
        `<head>${tags}<script>${script.innerHTML}</script><style>${style}</style></head>`,
      );
      expect(
        $('head > *')
          .toArray()
          .map(({name}) => name),
      ).toEqual(['link', 'script', 'script', 'style']);
      expect(JSON.parse($('script').first().text())).toEqual(data);
      expect($('script').last().text()).toBe(script.innerHTML);
      expect($('style').text()).toBe(style);
    }
  }
});
