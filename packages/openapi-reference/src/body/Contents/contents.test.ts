import {createElement, type ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import Contents from './lazy';
import Responses from '../../response/Responses';
import type {OpenAPIDocument} from '../../document/document';
import {createReference} from '../../pages/read-reference';
import {createOperationData} from '../../site/openapi-docs/data';
import type {Operation} from '../../operation/operation';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';
import {renderStatic} from '@site/tests/fixtures/render-static';

const textOf = async (element: ReactElement): Promise<string> =>
  (await renderStatic(element))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** Returns the texts of body and responses of an operation that takes and gives a medium: YAML. */
async function textsOf(media: string, bodyFields = '') {
  const document = yaml<OpenAPIDocument>(`
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: {content: &content {application/json: {${media}}}${bodyFields}}
      responses: {201: {description: Created, content: *content}}
components:
  schemas:
    Pet: {description: An animal of the shop., type: object, properties: {name: {type: string}}}
    Size: {type: string, enum: [small, large], xml: {name: size}}`);
  const reference = createReference(describeApi(document));
  const [first] = reference.operations as [Operation];
  const {operation, components} = createOperationData(reference, first, [], []);
  const {contents = [], required} = operation.requestBody ?? {};
  const flag = required === undefined ? {} : {required};
  const body = createElement(Contents, {contents, components, owner: 'body', ...flag});
  const {responses} = operation;
  return {
    body: await textOf(body),
    responses: await textOf(createElement(Responses, {responses, components})),
  };
}

const PET = 'schema: {$ref: Pet}';
const DOG = 'dog: {summary: A dog, value: {name: Rex}}';

describe('The contents of a request body', () => {
  it('say whether the body is required, and what its schema says of itself.', async () => {
    expect((await textsOf(PET, ', required: true')).body).toContain(
      'application/json object Pet required An animal of the shop. name',
    );
    expect((await textsOf(PET)).body).toContain('object Pet optional An animal');
  });

  it('show every named example, and leave one without a name to the samples.', async () => {
    const {body} = await textsOf(`${PET}, examples: {${DOG}, cat: {value: {name: Mia}}}`);
    expect(body).toContain('Example: A dog { "name": "Rex" }');
    expect(body).toContain('Example: cat { "name": "Mia" }');
    expect((await textsOf(`${PET}, example: {name: Rex}`)).body).not.toContain('Rex');
  });
});

describe('The responses of an operation', () => {
  it('have the description of their schema and the name of an only example.', async () => {
    const {responses} = await textsOf(`${PET}, examples: {${DOG}}`);
    expect(responses).toContain('object Pet An animal of the shop. name');
    expect(responses).toContain(
      'Example: A dog The values are examples: a request returns others. {',
    );
  });

  it('have the facts of a value that has no fields.', async () => {
    const {responses} = await textsOf(
      'schema: {type: string, description: A colour., enum: [red, blue]}',
    );
    expect(responses).toContain('A colour.');
    expect(responses).toContain('Allowed values (2) red blue');
  });

  it('have the allowed values of a named schema, once, and its other rules.', async () => {
    const {responses} = await textsOf('schema: {$ref: Size}');
    expect(responses.match(/Allowed values/g)).toHaveLength(1);
    expect(responses).toContain('small large');
    expect(responses).toContain('In XML: name: size');
  });
});
