import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import Contents from './lazy';
import Responses from '@site/src/features/endpoint/Responses';
import type {
  MediaTypeObject,
  NamedObjects,
  OpenAPIDocument,
} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import {createOperationData} from '@site/src/plugins/openapi-docs/data';
import type {OperationData} from '@site/src/reference/page-data';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {renderStatic} from '@site/tests/fixtures/render-static';

vi.mock('@site/src/components/Code', () => ({
  default: ({html}: {html: string}) => html.replace(/<[^>]*>/g, ''),
}));
vi.mock('@site/src/components/animate-details', () => ({}));
vi.mock('@site/src/features/schema/SchemaTree/useSchemaData', () => ({
  useSchemaData: () => undefined,
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

function dataOf(document: OpenAPIDocument): OperationData {
  const reference = createReference(document);
  const [operation] = reference.operations;
  if (operation === undefined) {
    throw new Error('The document has no operation.');
  }
  return createOperationData(reference, operation, []);
}

async function textOf(element: Parameters<typeof renderStatic>[0]): Promise<string> {
  const html = await renderStatic(element);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

function bodyText(document: OpenAPIDocument): Promise<string> {
  const {operation, components} = dataOf(document);
  const {contents = [], required} = operation.requestBody ?? {};
  return textOf(
    createElement(Contents, {
      contents,
      components,
      owner: 'body',
      ...(required === undefined ? {} : {required}),
    }),
  );
}

function responsesText(document: OpenAPIDocument): Promise<string> {
  const {operation, components} = dataOf(document);
  return textOf(createElement(Responses, {responses: operation.responses, components}));
}

describe('The contents of a request body', () => {
  it('say whether the body is required, and what its schema says of itself.', async () => {
    const media = {schema: schemaRef('Pet')};
    expect(await bodyText(petApi(media, true))).toContain(
      'application/json object Pet required An animal of the shop. name',
    );
    expect(await bodyText(petApi(media))).toContain('object Pet optional An animal');
  });

  it('show every named example, which the code samples do not.', async () => {
    const examples = {
      dog: {summary: 'A dog', value: {name: 'Rex'}},
      cat: {value: {name: 'Mia'}},
    };
    const text = await bodyText(petApi({schema: schemaRef('Pet'), examples}));
    expect(text).toContain('Example: A dog { "name": "Rex" }');
    expect(text).toContain('Example: cat { "name": "Mia" }');
  });

  it('leave an example without a name to the code samples.', async () => {
    const media = {schema: schemaRef('Pet'), example: {name: 'Rex'}};
    expect(await bodyText(petApi(media))).not.toContain('Rex');
  });
});

describe('The responses of an operation', () => {
  it('have the description of their schema and the name of an only example.', async () => {
    const examples = {dog: {summary: 'A dog', value: {name: 'Rex'}}};
    const text = await responsesText(petApi({schema: schemaRef('Pet'), examples}));
    expect(text).toContain('object Pet An animal of the shop. name');
    expect(text).toContain(
      'Example: A dog The values are examples: a request returns others. {',
    );
  });

  it('have the facts of a value that has no fields.', async () => {
    const schema = {type: 'string', description: 'A colour.', enum: ['red', 'blue']};
    const text = await responsesText(petApi({schema}));
    expect(text).toContain('A colour.');
    expect(text).toContain('Allowed values (2) red blue');
  });

  it('have the allowed values of a named schema, once, and its other rules.', async () => {
    const text = await responsesText(petApi({schema: schemaRef('Size')}));
    expect(text.match(/Allowed values/g)).toHaveLength(1);
    expect(text).toContain('small large');
    expect(text).toContain('In XML: name: size');
  });
});
