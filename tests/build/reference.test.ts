import {describe, expect, it} from 'vitest';
import {
  describedOperation,
  describedSchema,
  operationSummaries,
  schemaNames,
  schemaPath,
} from './document';
import {builtPage, builtPaths} from './pages';
import {
  linksIn,
  readEndpointHeader,
  readEntries,
  readEvidence,
  readExample,
  readIntroduction,
  readResponses,
  readSamples,
  section,
} from './reference-page';
import {isEndpoint} from './specification/routes';
import {proves} from '../specification/proves';

/** Parameter locations, in page order. */
const PLACES = ['path', 'query', 'header', 'cookie'];

const LANGUAGES = ['curl', 'python (requests)', 'go', 'nodejs (axios)'];

/** Minimum number of highlighted tokens of a sample. */
const FEW_TOKENS = 5;

const endpointPaths = builtPaths().filter(isEndpoint);

const schemaPaths = builtPaths().filter((path) => path.startsWith('/schemas/'));

it('Every operation of the OpenAPI document has a page.', () => {
  const titles = endpointPaths
    .filter((path) => path.startsWith('/api/'))
    .map((path) => builtPage(path)('main h1').text());
  expect(titles.sort()).toEqual(operationSummaries.map(({title}) => title).sort());
});

describe.each(endpointPaths)('In the HTML of %s', (path) => {
  const $ = builtPage(path);
  const described = describedOperation(path);

  it(
    'shows URLs, plan, credits, evidence, description and authentication.',
    proves('S1.3'),
    () => {
      const {id, title, description, addresses, networks, plan, credits, evidence} =
        described;
      expect(readEndpointHeader($)).toEqual({
        title,
        description,
        addresses,
        networks,
        plan: {text: `Plan ${plan}`, href: `/plans/${plan}`},
        credits: {text: credits, href: `/endpoint-credit?e=${id}#estimate-your-use`},
        evidence,
      });
      const authentication = section($, 'Authentication');
      expect(authentication.text()).toContain('Authorization: Bearer YOUR_API_KEY');
      for (const text of described.authentication) {
        expect(authentication.text()).toContain(text);
      }
      expect(linksIn($, authentication).map(({href}) => href)).toEqual([
        '/create-api-key',
      ]);
    },
  );

  it('shows every parameter completely.', proves('S7.6'), () => {
    const entries = PLACES.flatMap((place) => readEntries($, `${place}-`));
    const byPlace = [...described.parameters].sort(
      (a, b) => placeOf(a.id) - placeOf(b.id),
    );
    expect(entries).toEqual(byPlace);
  });

  it('shows every response with all its fields and an example.', proves('S7.9'), () => {
    expect(readResponses($)).toEqual(
      described.responses.map((response, index) => ({...response, isOpen: index === 0})),
    );
  });

  it('shows the four samples with highlighting.', proves('S1.8'), () => {
    const samples = readSamples($);
    expect(samples.map(({language}) => language)).toEqual(LANGUAGES);
    const [address = ''] = described.addresses;
    const start = address.replace(/^\w+ /, '').replace(/\{.*/, '');
    for (const {text, tokens} of samples) {
      expect(text).toContain(start);
      expect(tokens).toBeGreaterThan(FEW_TOKENS);
    }
  });
});

it('Every schema with a title has a page.', () => {
  expect(
    schemaNames.map((name) => schemaPath(describedSchema(name).title)).sort(),
  ).toEqual(schemaPaths);
});

describe.each(schemaNames)('In the HTML of the page of the schema %s', (name) => {
  const described = describedSchema(name);
  const $ = builtPage(schemaPath(described.title));

  it('shows every field completely.', () => {
    const {title, description, fields} = described;
    expect(readIntroduction($)).toEqual({title, description});
    expect(readEntries($, 'field-')).toEqual(fields);
  });

  it('shows how the schema and its name are known.', () => {
    expect(readEvidence($, $('article header'))).toEqual(described.evidence);
    const text = $('article p').filter((_, paragraph) =>
      $(paragraph).text().includes('but not its name'),
    );
    expect(readEvidence($, text)).toEqual(described.nameEvidence);
  });

  it('shows an example and the endpoints that respond with it.', () => {
    expect(readExample(section($, 'Example'))).toEqual(described.example);
    const links = linksIn($, section($, 'Endpoints that answer with it'));
    expect(links.map(({text}) => text)).toEqual(described.usedBy);
    for (const {text, href} of links) {
      expect(describedOperation(href ?? '').title).toBe(text);
    }
  });
});

function placeOf(id: string): number {
  return PLACES.findIndex((place) => id.startsWith(`${place}-`));
}
