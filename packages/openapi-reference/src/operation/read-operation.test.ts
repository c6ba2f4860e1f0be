import {describe, expect, it} from 'vitest';
import type {OperationObject, PathItemObject} from '../document/document';
import {createReference} from '../pages/read-reference';
import type {Operation} from './operation';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';
import {parseRichText} from '../text/read-markdown';

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
  it.each(yamlTable<[string, Partial<OperationObject>, object]>`
    makes its title from its id                    | {}                              | {title: Get pet by ID, description: ''}
    does not repeat its title as its description   | {summary: A pet}                | {title: A pet, description: ''}
    has a title of one line                        | {summary: " Two\n lines "}      | {title: Two lines}
    without a tag has a tag of its own             | {tags: []}                      | {tag: Other}
    has no badges that are no list                 | {description: A., x-badges: A}  | {description: A.}
    has its evidence                               | {x-evidence: inferred}          | {evidence: inferred}
    has its evidence beside that of its parts      | {x-evidence: {self: inferred}}  | {evidence: inferred}
    is deprecated by its stability                 | {x-scalar-stability: deprecated} | {deprecated: true, description: ''}
    does not say that it is stable                 | {x-stability-level: stable}     | {description: ''}
  `)('%s.', (_, given, operation) => {
    expect(operationOf(given)).toMatchObject(operation);
  });

  it.each([
    ['x-badges', [{name: 'Beta'}, {name: 'New '}, {name: 1}, null], '**Beta**, **New**'],
    ['x-scalar-stability', 'beta', 'Stability: `beta`'],
    ['x-stability-level', 'beta', 'Stability: `beta`'],
  ])('has %s before its description.', (name, value, shown) => {
    const {description, summary} = operationOf({...TEXT, [name]: value});
    expect(description).toEqual(parseRichText(`${shown}\n\nA text.`));
    expect(summary).toBe('A text.');
  });

  it('has the networks and dates of its checks, and ignores what is no date.', () => {
    const checks = {a: '2026-02-30', b: 'yesterday', c: 20261121, d: null};
    const checked = [{network: 'e', date: '2024-02-29'}];
    expect(operationOf({'x-checked': {...checks, e: '2024-02-29'}})).toMatchObject({
      checked,
    });
    expect(operationOf({'x-checked': ['a']})).not.toHaveProperty('checked');
  });

  it.each<Partial<OperationObject>>([
    {'x-evidence': {self: 'guessed'}},
    {responses: {200: {description: '', 'x-evidence': 'inferred'}}},
  ])('has no evidence of %j.', (given) => {
    expect(operationOf(given)).not.toHaveProperty('evidence');
  });

  it('has the texts of its path behind its own.', () => {
    const texts = {summary: 'One pet', description: 'Any pet.'};
    const shown = parseRichText('A text.\n\nOne pet\n\nAny pet.');
    expect(operationOf(TEXT, texts).description).toEqual(shown);
  });

  it('that is a callback has the servers and samples that the document has for it.', () => {
    const receivers = [{url: '//receiver.example/v1', description: 'Ours'}];
    const sent = {'x-codeSamples': [{lang: 'curl', source: 'curl x'}]};
    const callbacks = {
      done: {
        '{$request.body#/url}': {servers: receivers, post: operationObject('sent', sent)},
        '{$request.body#/other}': {post: operationObject('other')},
      },
    };
    const document = describeApi({
      servers: [{url: 'https://api.example.com'}],
      paths: {'/pets': {get: operationObject('getPets', {callbacks})}},
    });
    const [, first, other] = createReference(document).operations;
    const otherSamples = [{label: 'curl', language: 'curl', code: 'curl x'}];
    expect(first).toMatchObject({servers: [], receivers, otherSamples});
    expect(other).not.toHaveProperty('receivers');
  });
});
