import {describe, expect, it} from 'vitest';
import {createLlmsTxt, downloadsOf, type LlmsContent, MAX_LENGTH} from './llms';
import type {Doc} from './docs';
import type {OpenAPIDocument} from '../../document/document';
import {createReference} from '../../pages/read-reference';
import {createInstructions} from '../../pages/instructions';
import {createReferenceIndex} from '../../pages/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';

function doc(id: string, description: string, inCategory: string[] = []): Doc {
  return {
    ...{id, description, inCategory, title: `The ${id}`},
    ...{route: `/${id}`, canonical: `/${id}`, isGenerated: id.startsWith('api/')},
  };
}

const REFERENCE = createReference(
  describeApi(
    yaml<OpenAPIDocument>(`
info: {title: Petstore, version: '1', description: All about pets.}
servers:
  - {url: https://pets.example.com, description: Main}
  - {url: https://test.pets.example.com}
security: [{key: []}]
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
paths:
  /pets/{id}: {get: {operationId: getPet, summary: Get a pet, description: Returns a pet., tags: [Pets]}}`),
  ),
);

const reference = createReferenceIndex(REFERENCE);

const PRICES = {
  file: 'prices.json',
  title: 'Prices',
  description: 'price of each endpoint',
};

const PETS: LlmsContent = {
  base: '',
  reference,
  instructions: createInstructions(REFERENCE),
  sections: [
    {title: 'Guides', docs: [doc('faq', 'Answers.')]},
    {
      title: 'Reference',
      docs: [doc('api/Pets', 'Pets.', ['api/Pets/get-pet']), doc('api/Pets/get-pet', '')],
    },
  ],
  downloads: downloadsOf(reference, [PRICES]).slice(3, 6),
};

const SITE = {
  url: 'https://docs.example.com',
  baseUrl: '/',
  routes: new Set(['/faq', '/api/Pets', '/api/Pets/get-pet']),
};

/** What the site has beside the reference. */
const OWN = {
  title: 'Pet docs',
  tagline: 'Everything on pets.',
  sections: [{title: 'Blog', docs: [doc('blog/first', 'News.')]}],
};

const NONE = {...OWN, sections: []};

const createOne = (content: LlmsContent): string => createLlmsTxt([content], NONE, SITE);

describe('/llms.txt', () => {
  it('says how to call the API of the document, and lists the twins as the sidebar does.', () => {
    expect(createOne(PETS)).toBe(
      `# Petstore

> All about pets.

- Hosts: \`https://pets.example.com\` (Main), \`https://test.pets.example.com\`.
- Key: send \`X-Key: YOUR_API_KEY\` with every request.
- Each page below is Markdown. The page for people has the same address without \`.md\`. [All pages in one file](https://docs.example.com/llms-full.txt).
- Files beside the pages:
  - \`https://docs.example.com/prices.json\`: Prices, price of each endpoint
  - \`https://docs.example.com/types/api.d.ts\`: Types for TypeScript, the schemas of the answers
  - \`https://docs.example.com/types/api.go\`: Types for Go, the schemas of the answers

## Guides

- [The faq](https://docs.example.com/faq.md): Answers.

## Reference

- [The api/Pets](https://docs.example.com/api/Pets.md): Pets.
- [The api/Pets/get-pet](https://docs.example.com/api/Pets/get-pet.md): GET /pets/\\{id}. Returns a pet.
`.replace('\\{', '{'),
    );
  });

  it('names the parameters of pages, and what is not verified, if the document has them.', () => {
    const operations = reference.operations.map((operation) => ({
      ...operation,
      evidence: 'inferred' as const,
    }));
    const instructions = {...PETS.instructions, paging: ['page', 'size']};
    const text = createOne({
      ...PETS,
      instructions,
      reference: {...reference, operations},
    });
    expect(text).toContain('see the parameters `page` and `size` of each endpoint.');
    expect(text).toContain('is not verified');
  });

  it('leads to the pages, if not all endpoints take the same credentials.', () => {
    const instructions = createInstructions(createPetstore());
    expect(createOne({...PETS, instructions})).toContain(
      '- Key: send `X-Api-Key: YOUR_API_KEY`, as the page of the endpoint says.',
    );
  });

  it('lists the other pages of the site: after those of the only reference, or with its title.', () => {
    const blog =
      '## Blog\n\n- [The blog/first](https://docs.example.com/blog/first.md): News.\n';
    const one = createLlmsTxt([PETS], OWN, SITE);
    expect(one).toBe(`${createOne(PETS)}\n${blog}`);
    const several = createLlmsTxt(
      [
        {...PETS, label: 'Pets'},
        {...PETS, label: 'Zoo'},
      ],
      OWN,
      SITE,
    );
    expect(several.match(/^# .*/gm)).toEqual([
      '# Pets',
      '# Zoo',
      '# Other pages of Pet docs',
    ]);
    expect(several).toMatch(
      `# Other pages of Pet docs\n\n> Everything on pets.\n\n${blog}`,
    );
  });

  it('leads to the pages of a site without Markdown.', () => {
    const text = createLlmsTxt([PETS], OWN, {...SITE, withoutTwins: true});
    expect(text).toContain('[The faq](https://docs.example.com/faq): Answers.');
    expect(text).toContain('Each page below is HTML.');
    expect(text).not.toContain('.md');
  });

  it('describes groups as the document does, and names evidence only where there is some.', () => {
    const groups = reference.groups.map((group) => ({
      ...group,
      description: `All pets. ${'x'.repeat(200)}`,
    }));
    const operations = reference.operations.map((operation) => ({
      ...operation,
      evidence: 'inferred' as const,
    }));
    const withTexts = {...reference, groups};
    expect(createOne({...PETS, reference: withTexts})).toContain(
      '/api/Pets.md): All pets.…',
    );
    const [yaml] = downloadsOf(withTexts, []);
    expect(yaml?.description).not.toContain('evidence');
    const [marked] = downloadsOf({...withTexts, operations}, []);
    expect(marked?.description).toContain('evidence');
  });

  it('leaves out descriptions of endpoints, and then endpoints, if it would be too long.', () => {
    const withPages = (count: number, summary: string): string => {
      const docs = Array.from({length: count}, (_, n) => doc(`api/Pets/p${n}`, summary));
      const sections = [...PETS.sections, {title: 'More', docs}];
      return createOne({...PETS, sections});
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

  it('leaves out all descriptions, if a site with very many pages would be too long.', () => {
    const docs = Array.from({length: 400}, (_, n) => doc(`docs/p${n}`, 'x'.repeat(200)));
    const own = {...OWN, sections: [{title: 'Docs', docs}]};
    const text = createLlmsTxt([PETS], own, SITE);
    expect(text).toContain('docs/p399.md');
    expect(text).not.toContain('xxx');
    expect(text.length).toBeLessThanOrEqual(MAX_LENGTH);
  });
});
