import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ENDPOINTS, SPECIFIED_ROUTES} from '../../build/specification/routes';
import {fileOf} from '../../fixtures/documents';
import {type Description, NEW_PATH, springDocument} from '../../fixtures/spring-document';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {createTwins} from '../../../src/markdown/twins';
import {twinFile} from '../../../src/markdown/twin-address';
import {type ReadDocument, readDocument} from '../../../src/openapi/read-document';
import {createReference} from '../../../src/openapi/reference';
import {siteOverlays} from '../../../src/plugins/openapi-docs/site-reference';

/*
 * What the overlays of the site add to a document that the service itself publishes, which has no texts,
 * examples and plans. The twins show it as the pages do: tests/build/reference-twins.test.ts compares them.
 */

const SITE_DIR = path.join(__dirname, '../../..');

describe('With the overlays, a document of springdoc gives', () => {
  it('every route of the specification.', async () => {
    const [own, spring] = await Promise.all([ownTwins(), springTwins()]);
    const files = SPECIFIED_ROUTES.map(twinFile).filter((file) => own.has(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !spring.has(file))).toEqual([]);
  });

  it('each endpoint its texts, plan, credits, samples and examples.', async () => {
    const [own, spring] = await Promise.all([ownTwins(), springTwins()]);
    for (const route of ENDPOINTS) {
      const expected = partsOf(own.get(twinFile(route)) ?? '');
      expect(expected.samples, route).toHaveLength(4);
      expect(expected.examples, route).not.toEqual([]);
      expect.soft(partsOf(spring.get(twinFile(route)) ?? ''), route).toEqual(expected);
    }
  });

  it('a new operation a page in the plan that lists most operations, marked.', async () => {
    const spring = await springTwins();
    const page = spring.get(twinFile('/api/account-controller/get-58'));
    expect(page).toContain(NEW_PATH);
    expect(page).toContain('[FREE](/plans/FREE.md) and above');
    expect(page).toContain(
      'New in the description of the API: its plan is not yet known',
    );
    expect([...spring.keys()]).toContain(
      twinFile('/plans/FREE/Endpoints/account-controller/get-58'),
    );
  });
});

async function ownTwins(): Promise<ReadonlyMap<string, string>> {
  return twinsOf(await readKaiaDocument());
}

async function springTwins(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(SITE_DIR, 'openapi', 'kaia.yaml'), 'utf8');
  const source = await fileOf(JSON.stringify(springDocument(parse(text) as Description)));
  return twinsOf(await readDocument(source, {overlays: siteOverlays(SITE_DIR, {})}));
}

function twinsOf({document}: ReadDocument): ReadonlyMap<string, string> {
  return createTwins(createReference(document));
}

/** Returns what stands above the parameters, the strings of each sample, such as the URL, and the examples. */
function partsOf(twin: string): {head: string; samples: string[][]; examples: string[]} {
  const sections = twin.split(/^## /m);
  const sectionOf = (title: string): string =>
    sections.find((section) => section.startsWith(title)) ?? '';
  return {
    head: sections[0] ?? '',
    samples: fencesIn(sectionOf('Code samples')).map((sample) =>
      [...sample.matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
        .map(([, , string = '']) => string)
        // springdoc does not know the media type.
        .filter((string) => !/^Accept\b|^application\/json$/.test(string)),
    ),
    examples: fencesIn(sectionOf('Responses')),
  };
}

function fencesIn(section: string): string[] {
  return [...section.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, code = '']) => code);
}
