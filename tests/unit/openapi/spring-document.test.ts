import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '#reference/samples';
import {parse} from 'yaml';
import {ENDPOINTS, SPECIFIED_ROUTES} from '../../build/specification/routes';
import {fileOf} from '../../fixtures/documents';
import {pageRoutes} from '../../fixtures/page-routes';
import {type Description, NEW_PATH, springDocument} from '../../fixtures/spring-document';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {siteOverlays} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../../../src/config/reference';
import {plansOf} from '../../../src/plans/plan';
import {planOperationRoute} from '../../../src/plans/plan-pages';
import {termsOf} from '../../../src/plans/terms';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {operationRoute} from '#reference/route/route';

/*
 * What the overlays of the site add to a document that the service itself publishes, which has no texts,
 * examples and plans.
 */

const SITE_DIR = path.join(__dirname, '../../..');

describe('With the overlays, a document of springdoc gives', () => {
  it('every route of the specification.', async () => {
    const [own, spring] = await Promise.all([ownReference(), springReference()]);
    const ownRoutes = pageRoutes(own);
    const routes = SPECIFIED_ROUTES.filter((route) => ownRoutes.includes(route));
    expect(routes.length).toBeGreaterThan(100);
    expect(pageRoutes(spring)).toEqual(expect.arrayContaining(routes));
  });

  it('each endpoint its texts, plan, credits, samples and examples.', async () => {
    const [own, spring] = await Promise.all([ownReference(), springReference()]);
    for (const route of ENDPOINTS) {
      const expected = partsOf(pagesOf(own).get(route));
      expect(expected.samples, route).toHaveLength(sampleLanguages.length);
      expect(expected.examples, route).not.toEqual([]);
      expect.soft(partsOf(pagesOf(spring).get(route)), route).toEqual(expected);
    }
  });

  it('a new operation a page in the plan that lists most operations, marked.', async () => {
    const pages = pagesOf(await springReference());
    const operation = pages.get('/api/account-controller/get-58');
    expect(operation).toMatchObject({path: NEW_PATH, isNew: true});
    expect(operation && termsOf(operation)).toMatchObject({
      plan: 'FREE',
      planEvidence: 'inferred',
    });
    expect(pages.get('/plans/FREE/Endpoints/account-controller/get-58')).toBe(operation);
  });
});

async function ownReference(): Promise<Reference> {
  return createReference((await readKaiaDocument()).document, REFERENCE);
}

async function springReference(): Promise<Reference> {
  const text = await readFile(path.join(SITE_DIR, 'openapi', 'kaia.yaml'), 'utf8');
  const source = await fileOf(JSON.stringify(springDocument(parse(text) as Description)));
  const {document} = await readDocument(source, {
    overlays: siteOverlays(SITE_DIR, REFERENCE, {}),
    prepare: REFERENCE.prepare,
  });
  return createReference(document, REFERENCE);
}

/** Returns the operations by the routes of their pages, also below plans. */
function pagesOf(reference: Reference): Map<string, Operation> {
  const own = reference.operations.map((one) => [operationRoute(one), one] as const);
  const planned = plansOf(reference).flatMap(({name, operations}) =>
    operations.map((operation) => {
      const route = operationRoute(operation);
      return [planOperationRoute(name, {route}), operation] as const;
    }),
  );
  return new Map([...own, ...planned]);
}

/** Returns what stands above the parameters, the strings of each sample, such as the URL, and the examples. */
function partsOf(operation: Operation | undefined): {
  head?: object;
  samples?: string[][];
  examples?: unknown[];
} {
  if (operation === undefined) {
    return {};
  }
  const {title, description, servers, method, samples, responses} = operation;
  const {plan, credits} = termsOf(operation);
  return {
    head: {title, description, servers, method, path: operation.path, plan, credits},
    samples: samples.map(({code}) =>
      [...code.matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
        .map(([, , string = '']) => string)
        // springdoc does not know the media type.
        .filter((string) => !/^Accept\b|^application\/json$/.test(string)),
    ),
    examples: responses.flatMap(({contents}) =>
      contents.flatMap(({examples}) => examples.map(({text}) => text)),
    ),
  };
}
