import {describe, expect, it} from 'vitest';
import type {OperationObject, PathItemObject} from './document';
import {createReference} from './reference';
import type {Operation} from '@site/src/reference/operation';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from './markdown';

function operationOf(
  more: Partial<OperationObject>,
  pathItem: PathItemObject = {},
): Operation {
  const get = operationObject('getPetById', more);
  const document = describeApi({
    servers: [{url: 'https://api.example.com'}],
    paths: {'/pets/{id}': {...pathItem, get}},
  });
  return createReference(document).operations[0] as Operation;
}

describe('createOperation', () => {
  it('has its name, route and title from the document.', () => {
    expect(
      operationOf({
        tags: ['Pet/Search', 'Second'],
        summary: 'Get **a** <b>pet</b>',
        description: 'Returns a pet. By its id.',
      }),
    ).toMatchObject({
      id: 'getPetById',
      slug: 'get-pet-by-id',
      tag: 'Pet/Search',
      title: 'Get **a** <b>pet</b>',
      method: 'GET',
      path: '/pets/{id}',
      description: 'Returns a pet. By its id.',
      summary: 'Returns a pet.',
      deprecated: false,
      isFirstRequest: false,
    });
  });

  it('makes its title from its id, and does not repeat a title as description.', () => {
    expect(operationOf({})).toMatchObject({title: 'Get pet by ID', description: ''});
    expect(operationOf({summary: 'A pet'})).toMatchObject({
      title: 'A pet',
      description: '',
      summary: 'A pet',
    });
  });

  it('has the texts of its path behind its own, also those beside a reference.', () => {
    const more = {description: 'Returns a pet.'};
    const texts = {summary: 'One pet', description: 'Any **pet**.'};
    const html = '<p>Returns a pet.</p><p>One pet</p><p>Any <strong>pet</strong>.</p>';
    expect(htmlOf(operationOf(more, texts).description)).toBe(html);
    const item = {description: 'Hidden.', get: operationObject('getPet', more)};
    const document = describeApi({
      paths: {'/pets': {$ref: '#/components/pathItems/Pets', ...texts}},
      components: {pathItems: {Pets: item}},
    });
    expect(htmlOf(createReference(document).operations[0]?.description)).toBe(html);
  });

  it('has its badges before its description.', () => {
    const badges = [{name: 'Beta', color: 'red'}, {name: 'New '}, {name: 1}, null];
    expect(operationOf({'x-badges': badges, description: 'A pet.'})).toMatchObject({
      description: parseRichText('**Beta**, **New**\n\nA pet.'),
      summary: 'A pet.',
    });
    expect(operationOf({'x-badges': 'Beta', description: 'A pet.'}).description).toBe(
      'A pet.',
    );
  });

  it('has the servers and samples that the document has for a callback.', () => {
    const post = operationObject('sent', {
      'x-codeSamples': [{lang: 'curl', source: 'curl x'}],
    });
    const callbacks = {
      done: {
        '{$request.body#/url}': {
          servers: [{url: '//receiver.example/v1', description: 'Ours'}],
          post,
        },
        '{$request.body#/other}': {post: operationObject('other')},
      },
    };
    const document = describeApi({
      servers: [{url: 'https://api.example.com'}],
      paths: {'/pets': {get: operationObject('getPets', {callbacks})}},
    });
    const [, sent, other] = createReference(document).operations;
    expect(sent).toMatchObject({
      servers: [],
      receivers: [{url: '//receiver.example/v1', description: 'Ours'}],
      otherSamples: [{label: 'curl', language: 'curl', code: 'curl x'}],
    });
    expect(other).not.toHaveProperty('receivers');
  });

  it('has a single-line title.', () => {
    expect(operationOf({summary: ' Two\n lines '}).title).toBe('Two lines');
  });

  it('without a tag gets a tag of its own.', () => {
    expect(operationOf({}).tag).toBe('Other');
    expect(operationOf({tags: []}).tag).toBe('Other');
  });

  it('has the networks and dates of its checks.', () => {
    const checked = {mainnet: '2026-11-21', kairos: '2026-11-20'};
    expect(operationOf({'x-checked': checked}).checked).toEqual([
      {network: 'mainnet', date: '2026-11-21'},
      {network: 'kairos', date: '2026-11-20'},
    ]);
  });

  it('ignores checks that are not dates.', () => {
    const some = {a: '2026-02-30', b: 'yesterday', c: 20261121, d: null, e: '2024-02-29'};
    expect(operationOf({'x-checked': some}).checked).toEqual([
      {network: 'e', date: '2024-02-29'},
    ]);
    for (const none of [undefined, null, '2026-11-21', true, ['a'], {a: '21-11-2026'}]) {
      expect(operationOf({'x-checked': none})).not.toHaveProperty('checked');
    }
  });

  it('has plan and credits only if the document has them.', () => {
    expect(operationOf({'x-plan': 'FREE', 'x-credits': 0})).toMatchObject({
      plan: 'FREE',
      credits: 0,
    });
    const unknown = operationOf({'x-plan': null, 'x-credits': '3'});
    expect(unknown).not.toHaveProperty('plan');
    expect(unknown).not.toHaveProperty('credits');
  });

  it('has one kind of evidence for itself, or one for each of its parts.', () => {
    expect(operationOf({'x-evidence': 'inferred'})).toMatchObject({evidence: 'inferred'});
    const parts = {self: 'seen-in-use', plan: 'source-2024', credits: 'documented'};
    expect(operationOf({'x-evidence': parts})).toMatchObject({
      evidence: 'seen-in-use',
      planEvidence: 'source-2024',
      creditsEvidence: 'documented',
    });
  });

  it('has no evidence if the document has none or an unknown kind.', () => {
    const keys = ['evidence', 'planEvidence', 'creditsEvidence'];
    const unknown = {self: 'guessed', plan: true, credits: ['inferred']};
    for (const evidence of [undefined, 'guessed', true, unknown]) {
      const operation = operationOf({'x-evidence': evidence});
      expect(keys.filter((key) => key in operation)).toEqual([]);
    }
  });

  it('does not take the evidence of a response for its own.', () => {
    const responses = {200: {description: '', 'x-evidence': 'inferred'}};
    expect(operationOf({responses})).not.toHaveProperty('evidence');
  });

  it.each([
    [{'x-scalar-stability': 'experimental'}, 'experimental'],
    [{'x-stability-level': 'beta'}, 'beta'],
  ])('says how stable it is: %j.', (extension, level) => {
    const {description, deprecated} = operationOf({...extension, description: 'A text.'});
    expect(htmlOf(description)).toBe(
      `<p>Stability: <code>${level}</code></p><p>A text.</p>`,
    );
    expect(deprecated).toBe(false);
  });

  it('is deprecated by its stability too, which the description does not repeat.', () => {
    expect(operationOf({'x-scalar-stability': 'deprecated'})).toMatchObject({
      deprecated: true,
      description: '',
    });
    expect(operationOf({'x-stability-level': 'stable'}).description).toBe('');
  });
});
