import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, SchemaObject} from '../document/document';
import {createReference} from './read-reference';
import {createReferenceIndex} from './reference-index';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';

const index = createReferenceIndex(
  createReference(
    describeApi(
      yaml<OpenAPIDocument>(`
info: {title: Blocks, version: '2', description: Of *blocks*.}
servers: [{url: https://api.example.com, description: Main, x-network: main}]
tags: [{name: Block, description: All of \`them\`.}]
paths:
  /blocks:
    get:
      operationId: getBlocks
      summary: Get Blocks
      description: Lists blocks. Newest first.
      tags: [Block/List]
      x-tier: high
      x-evidence: seen-in-use
      deprecated: true
      responses:
        200: {x-evidence: source-2024, content: {application/json: {schema: {$ref: Block}}}}
        400: {x-evidence: inferred}
    post: {operationId: addBlock}
components: {schemas: {Block: {title: Block View, description: A block.}}}`),
    ),
    {extensions: ['x-tier']},
  ),
);

describe('createReferenceIndex', () => {
  it('has an entry per operation, without optional fields that are unset.', () => {
    expect(index.operations).toEqual([
      {
        ...{id: 'getBlocks', title: 'Get Blocks', method: 'GET', path: '/blocks'},
        ...{tag: 'Block/List', route: '/api/Block/List/get-blocks'},
        ...{summary: 'Lists blocks.', extensions: {'x-tier': 'high'}},
        ...{evidence: 'seen-in-use', deprecated: true},
      },
      {
        ...{id: 'addBlock', title: 'Add block', method: 'POST', path: '/blocks'},
        ...{tag: 'Other', route: '/api/Other/add-block', summary: ''},
      },
    ]);
  });

  it('tells webhooks from operations.', () => {
    const webhooks = {added: {post: operationObject('added')}};
    const {operations} = createReferenceIndex(createReference(describeApi({webhooks})));
    expect(operations.map(({id, isWebhook}) => [id, isWebhook])).toEqual([
      ['getBlocks', undefined],
      ['added', true],
    ]);
  });

  it('has the group tree with operationIds.', () => {
    const list = {
      ...{tag: 'Block/List', name: 'List', anchor: 'block-list'},
      ...{operations: ['getBlocks'], groups: []},
    };
    const texts = {description: 'All of them.', summary: 'All of them.'};
    expect(index.groups).toMatchObject([
      {tag: 'Block', route: '/api/Block', ...texts, operations: [], groups: [list]},
      {tag: 'Other', summary: 'Endpoints of Other.', operations: ['addBlock']},
    ]);
  });

  it('has an entry per schema and server, and the description as plain text.', () => {
    expect(index.schemas).toEqual([
      {
        ...{name: 'Block', title: 'Block View', route: '/schemas/block-view'},
        ...{summary: 'A block.', usedBy: ['getBlocks']},
      },
    ]);
    const main = {id: 'main', name: 'Main', url: 'https://api.example.com'};
    expect(index.servers).toEqual([main]);
    expect(index.description).toBe('Of blocks.');
  });
});

it('Schemas are in the order of their titles, whatever separates the words.', () => {
  const accounts = ['Account Key', 'account type', 'AccountView'];
  const titles = [...accounts, 'Item 9', 'Item 10', 'Unit'];
  const named = titles.map((title) => [title.replace(' ', ''), {type: 'object', title}]);
  const schemas = Object.fromEntries(named.reverse()) as Record<string, SchemaObject>;
  const reference = createReference(describeApi({components: {schemas}}));
  expect(createReferenceIndex(reference).schemas.map(({title}) => title)).toEqual(titles);
});
