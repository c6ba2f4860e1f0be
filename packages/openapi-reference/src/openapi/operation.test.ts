import {describe, expect, it} from 'vitest';
import type {OperationObject, PathItemObject} from './document';
import {createReference} from './reference';
import type {Operation} from '../reference/operation';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

function operationOf(
  more: Partial<OperationObject>,
  pathItem: PathItemObject = {},
): Operation {
  const get = operationObject('getPetById', more);
  const document = describeApi({paths: {'/pets/{id}': {...pathItem, get}}});
  return createReference(document).operations[0] as Operation;
}

const TEXT = {description: 'A text.'};

describe('An operation', () => {
  it.each<[promise: string, given: Partial<OperationObject>, operation: object]>([
    [
      'has its names and texts from the document.',
      {
        tags: ['Pet/Search', 'Second'],
        summary: 'A **pet**',
        description: 'By id. Or not.',
      },
      {
        ...{id: 'getPetById', slug: 'get-pet-by-id', tag: 'Pet/Search', method: 'GET'},
        ...{title: 'A **pet**', description: 'By id. Or not.', summary: 'By id.'},
      },
    ],
    ['makes its title from its id.', {}, {title: 'Get pet by ID', description: ''}],
    [
      'does not repeat its title as its description.',
      {summary: 'A pet'},
      {title: 'A pet', description: '', summary: 'A pet'},
    ],
    ['has a title of one line.', {summary: ' Two\n lines '}, {title: 'Two lines'}],
    ['without a tag has a tag of its own.', {tags: []}, {tag: 'Other'}],
    [
      'has its badges before its description.',
      {...TEXT, 'x-badges': [{name: 'Beta'}, {name: 'New '}, {name: 1}, null]},
      {
        description: parseRichText('**Beta**, **New**\n\nA text.'),
        summary: 'A text.',
      },
    ],
    [
      'ignores badges that are no list.',
      {...TEXT, 'x-badges': 'A'},
      {description: 'A text.'},
    ],
    [
      'has the networks and dates of its checks, and ignores what is no date.',
      {
        'x-checked': {
          a: '2026-02-30',
          b: 'yesterday',
          c: 20261121,
          d: null,
          e: '2024-02-29',
        },
      },
      {checked: [{network: 'e', date: '2024-02-29'}]},
    ],
    ['has its evidence.', {'x-evidence': 'inferred'}, {evidence: 'inferred'}],
    [
      'has its own evidence beside that of its parts.',
      {'x-evidence': {self: 'seen-in-use', tier: 'source-2024'}},
      {evidence: 'seen-in-use'},
    ],
    ...['x-scalar-stability', 'x-stability-level'].map(
      (name): [string, Partial<OperationObject>, object] => [
        `says how stable it is by ${name}.`,
        {...TEXT, [name]: 'beta'},
        {
          description: parseRichText('Stability: `beta`\n\nA text.'),
          deprecated: false,
        },
      ],
    ),
    [
      'is deprecated by its stability too, which the description does not repeat.',
      {'x-scalar-stability': 'deprecated'},
      {deprecated: true, description: ''},
    ],
    [
      'does not say that it is stable.',
      {'x-stability-level': 'stable'},
      {description: ''},
    ],
  ])('%s', (_, given, operation) => {
    expect(operationOf(given)).toMatchObject(operation);
  });

  it.each<[what: string, given: Partial<OperationObject>, absent: string[]]>([
    ['checks', {'x-checked': ['a']}, ['checked']],
    ['a known kind of evidence', {'x-evidence': {self: 'guessed'}}, ['evidence']],
    [
      'evidence, even if a response has it',
      {responses: {200: {description: '', 'x-evidence': 'inferred'}}},
      ['evidence'],
    ],
  ])('has none where the document lacks %s.', (_, given, absent) => {
    const operation = operationOf(given);
    expect(absent.filter((key) => key in operation)).toEqual([]);
  });

  it('has the texts of its path behind its own, also those beside a reference.', () => {
    const texts = {summary: 'One pet', description: 'Any pet.'};
    const shown = parseRichText('A text.\n\nOne pet\n\nAny pet.');
    expect(operationOf(TEXT, texts).description).toEqual(shown);
    const Pets = {description: 'Hidden.', get: operationObject('getPet', TEXT)};
    const document = describeApi({
      paths: {'/pets': {$ref: '#/components/pathItems/Pets', ...texts}},
      components: {pathItems: {Pets}},
    });
    expect(createReference(document).operations[0]?.description).toEqual(shown);
  });

  it('that is a callback has the servers and samples that the document has for it.', () => {
    const samples = [{lang: 'curl', source: 'curl x'}];
    const callbacks = {
      done: {
        '{$request.body#/url}': {
          servers: [{url: '//receiver.example/v1', description: 'Ours'}],
          post: operationObject('sent', {'x-codeSamples': samples}),
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
});
