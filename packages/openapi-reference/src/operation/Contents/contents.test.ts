import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import Contents from './lazy';
import Responses from '../Responses';
import type {
  MediaTypeObject,
  NamedObjects,
  OpenAPIDocument,
} from '../../openapi/document';
import {createReference} from '../../openapi/reference';
import {createOperationData} from '../../site/openapi-docs/data';
import type {Operation} from '../../reference/operation';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {renderStatic} from '@site/tests/fixtures/render-static';

vi.mock('../../components/Code', () => ({
  default: ({html}: {html: string}) => html.replace(/<[^>]*>/g, ''),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({hash: ''})}));

/** Describes an operation that takes and gives pets. */
function petApi(media: MediaTypeObject, required?: boolean): OpenAPIDocument {
  const content: NamedObjects<MediaTypeObject> = {'application/json': media};
  return describeApi({
    paths: {
      '/pets': {
        post: operationObject('addPet', {
          requestBody: {content, ...(required === undefined ? {} : {required})},
          responses: {201: {description: 'Created', content}},
        }),
      },
    },
    components: {
      schemas: {
        Pet: {
          description: 'An animal of the shop.',
          type: 'object',
          properties: {name: {type: 'string'}},
        },
        Size: {type: 'string', enum: ['small', 'large'], xml: {name: 'size'}},
      },
    },
  });
}

async function textOf(element: Parameters<typeof renderStatic>[0]): Promise<string> {
  const html = await renderStatic(element);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

/** Returns the texts of the body and of the responses of an operation that takes and gives pets. */
async function textsOf(
  media: MediaTypeObject,
  required?: boolean,
): Promise<{body: string; responses: string}> {
  const reference = createReference(petApi(media, required));
  const [first] = reference.operations;
  const {operation, components} = createOperationData(
    reference,
    first as Operation,
    [],
    [],
  );
  const {contents = [], required: isRequired} = operation.requestBody ?? {};
  const flag = isRequired === undefined ? {} : {required: isRequired};
  const {responses} = operation;
  return {
    body: await textOf(
      createElement(Contents, {contents, components, owner: 'body', ...flag}),
    ),
    responses: await textOf(createElement(Responses, {responses, components})),
  };
}

const PET = {schema: schemaRef('Pet')};
const DOG = {summary: 'A dog', value: {name: 'Rex'}};

describe('The contents of a request body', () => {
  it('say whether the body is required, and what its schema says of itself.', async () => {
    expect((await textsOf(PET, true)).body).toContain(
      'application/json object Pet required An animal of the shop. name',
    );
    expect((await textsOf(PET)).body).toContain('object Pet optional An animal');
  });

  it('show every named example, and leave one without a name to the samples.', async () => {
    const examples = {dog: DOG, cat: {value: {name: 'Mia'}}};
    const {body} = await textsOf({...PET, examples});
    expect(body).toContain('Example: A dog { "name": "Rex" }');
    expect(body).toContain('Example: cat { "name": "Mia" }');
    expect((await textsOf({...PET, example: {name: 'Rex'}})).body).not.toContain('Rex');
  });
});

describe('The responses of an operation', () => {
  it('have the description of their schema and the name of an only example.', async () => {
    const {responses} = await textsOf({...PET, examples: {dog: DOG}});
    expect(responses).toContain('object Pet An animal of the shop. name');
    expect(responses).toContain(
      'Example: A dog The values are examples: a request returns others. {',
    );
  });

  it('have the facts of a value that has no fields.', async () => {
    const schema = {type: 'string', description: 'A colour.', enum: ['red', 'blue']};
    const {responses} = await textsOf({schema});
    expect(responses).toContain('A colour.');
    expect(responses).toContain('Allowed values (2) red blue');
  });

  it('have the allowed values of a named schema, once, and its other rules.', async () => {
    const {responses} = await textsOf({schema: schemaRef('Size')});
    expect(responses.match(/Allowed values/g)).toHaveLength(1);
    expect(responses).toContain('small large');
    expect(responses).toContain('In XML: name: size');
  });
});
