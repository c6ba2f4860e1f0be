import {expect, it} from 'vitest';
import type {OpenAPIDocument} from '../document/document';
import {createReference} from '../pages/read-reference';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

const COMPONENTS = yaml<Partial<OpenAPIDocument>>(`
components:
  schemas: {Order: {type: object}}
  examples: {First: {value: {id: 1}}}
  securitySchemes: {key_a: {type: apiKey, in: header, name: a}, b: {type: http, scheme: basic}}
`);

/** Returns the HTML of a description that has an element of Redoc. */
function shown(description: string): string {
  const info = {title: 'Small', version: '1', description};
  const document = describeApi({info, ...COMPONENTS});
  return htmlOf(createReference(document).introduction?.text);
}

it('The element of a schema is a link to it, with the example that it names.', () => {
  const refs =
    'schemaRef="#/components/schemas/Order" exampleRef="#/components/examples/First"';
  expect(shown(`<SchemaDefinition ${refs} showReadOnly={true} />`)).toBe(
    '<p><a href="/schemas/order">Order</a></p>' +
      '<pre><code class="language-json">{\n  "id": 1\n}</code></pre>',
  );
});

it.each(['<SecurityDefinitions />', '<!-- ReDoc-Inject: <security-definitions> -->'])(
  'The element %s is a list of links to the credentials.',
  (element) => {
    const html = shown(`Use:\n\n${element}`);
    expect(html).toContain('<a href="/authentication#scheme-key_a">key_a</a>');
    expect(html).toContain('<a href="/authentication#scheme-b">b</a>');
    expect(html).not.toMatch(/security-?definitions/i);
  },
);

it.each([
  '<SchemaDefinition />, <SchemaDefinition schemaRef=Pet />',
  '<SchemaDefinition schemaRef="#/components/schemas/a](https://evil.test)" />',
])('An element that names no schema links nothing: %s', (description) => {
  expect(shown(description)).not.toMatch(/<a |<Schema/);
});
