import {describe, expect, it} from 'vitest';
import {createLlmsTxt, downloadsOf, type LlmsContent} from './llms';
import type {Doc} from './docs';
import {createInstructions} from '../../reference/instructions';
import {typeFileLinks} from '../../reference/type-file';
import {MAX_LENGTH} from '../../markdown/shorten';
import {createPetstore} from '@site/tests/fixtures/petstore';

function doc(id: string, description: string, inCategory: string[] = []): Doc {
  return {
    id,
    route: `/${id}`,
    title: `The ${id}`,
    description,
    isGenerated: id.startsWith('api/'),
    canonical: `/${id}`,
    inCategory,
  };
}

/** Of a server without a name. */
const TEST_URL = 'https://test.pets.example.com';

const typeFiles = typeFileLinks({shortName: 'pets'});

const PETS: LlmsContent = {
  base: '',
  reference: {
    title: 'Petstore',
    version: '1',
    description: 'All about pets.',
    servers: [
      {id: 'main', name: 'Main', url: 'https://pets.example.com'},
      {id: TEST_URL, name: TEST_URL, url: TEST_URL},
    ],
    apiOrigins: [],
    groups: [],
    operations: [
      {
        id: 'getPet',
        title: 'Get a pet',
        method: 'GET',
        path: '/pets/{id}',
        tag: 'Pets',
        route: '/api/Pets/get-pet',
        summary: 'Returns a pet.',
      },
    ],
    schemas: [],
    typeFiles,
  },
  instructions: {
    security: [
      {
        name: 'key',
        kind: 'apiKey',
        in: 'header',
        parameter: 'X-Key',
        description: '',
        variable: 'KEY',
      },
    ],
    securityVaries: false,
    paging: [],
  },
  sections: [
    {title: 'Guides', docs: [doc('faq', 'Answers.')]},
    {
      title: 'Reference',
      docs: [doc('api/Pets', 'Pets.', ['api/Pets/get-pet']), doc('api/Pets/get-pet', '')],
    },
  ],
  downloads: downloadsOf({typeFiles}, [
    {
      file: 'prices.json',
      title: 'Prices',
      description: 'price of each endpoint',
    },
  ]).slice(3, 6),
};

const SITE = {
  baseUrl: 'https://docs.example.com/',
  routes: new Set(['/faq', '/api/Pets', '/api/Pets/get-pet']),
};

describe('/llms.txt', () => {
  it('says how to call the API of the document, and lists the twins as the sidebar does.', () => {
    expect(createLlmsTxt(PETS, SITE)).toBe(
      `# Petstore

> All about pets.

- Hosts: \`https://pets.example.com\` (Main), \`${TEST_URL}\`.
- Key: send \`X-Key: YOUR_API_KEY\` with every request.
- Each page below is Markdown. The page for people has the same address without \`.md\`. [All pages in one file](https://docs.example.com/llms-full.txt).

## Guides

- [The faq](https://docs.example.com/faq.md): Answers.

## Reference

- [The api/Pets](https://docs.example.com/api/Pets.md): Pets.
- [Get a pet](https://docs.example.com/api/Pets/get-pet.md): GET /pets/\\{id}. Returns a pet.

## Files

- [Prices](https://docs.example.com/prices.json): price of each endpoint
- [Types for TypeScript](https://docs.example.com/types/pets.d.ts): the schemas of the answers
- [Types for Go](https://docs.example.com/types/pets.go): the schemas of the answers
`.replace('\\{', '{'),
    );
  });

  it('names the parameters of pages, and what is not verified, if the document has them.', () => {
    const text = createLlmsTxt(
      {
        ...PETS,
        reference: {
          ...PETS.reference,
          operations: PETS.reference.operations.map((operation) => ({
            ...operation,
            evidence: 'inferred',
          })),
        },
        instructions: {...PETS.instructions, paging: ['page', 'size']},
      },
      SITE,
    );
    expect(text).toContain('see the parameters `page` and `size` of each endpoint.');
    expect(text).toContain('is not verified');
  });

  it('leads to the pages, if not all endpoints take the same credentials.', () => {
    const instructions = createInstructions(createPetstore());
    expect(createLlmsTxt({...PETS, instructions}, SITE)).toContain(
      '- Key: send `X-Api-Key: YOUR_API_KEY`, as the page of the endpoint says.',
    );
  });

  it('leaves out descriptions of endpoints, and then endpoints, if it would be too long.', () => {
    const withPages = (count: number, summary: string): string => {
      const docs = Array.from({length: count}, (_, index) =>
        doc(`api/Pets/p${index}`, summary),
      );
      return createLlmsTxt(
        {
          ...PETS,
          sections: [...PETS.sections, {title: 'More', docs}],
        },
        SITE,
      );
    };
    const some = withPages(400, 'x'.repeat(200));
    expect(some).toContain('api/Pets/p399');
    expect(some).not.toContain('xxx');
    expect(some.length).toBeLessThanOrEqual(MAX_LENGTH);
    const many = withPages(4000, '');
    expect(many).not.toContain('api/Pets/p399');
    expect(many).toContain('[The api/Pets](');
    expect(many.length).toBeLessThanOrEqual(MAX_LENGTH);
  });
});
