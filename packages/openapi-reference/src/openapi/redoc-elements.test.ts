import {describe, expect, it} from 'vitest';
import {createReference} from './reference';
import {describeApi} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

const INFO = {title: 'Small', version: '1'};

describe('linkRedocElements', () => {
  it('links the schema of a tag, with the example that it names.', () => {
    const description =
      '<SchemaDefinition schemaRef="#/components/schemas/Order" exampleRef="#/components/examples/First" showReadOnly={true} />';
    const document = describeApi({
      tags: [{name: 'order_model', description}],
      components: {
        schemas: {Order: {type: 'object'}},
        examples: {First: {value: {id: 1}}},
      },
    });
    expect(htmlOf(createReference(document).groups[0]?.description)).toBe(
      '<p><a href="/schemas/order">Order</a></p>' +
        '<pre><code class="language-json">{\n  "id": 1\n}</code></pre>',
    );
  });

  it.each(['<SecurityDefinitions />', '<!-- ReDoc-Inject: <security-definitions> -->'])(
    'links the credentials for %s.',
    (element) => {
      const document = describeApi({
        info: {...INFO, description: `Use:\n\n${element}`},
        components: {
          securitySchemes: {
            key_a: {type: 'apiKey', in: 'header', name: 'a'},
            b: {type: 'http', scheme: 'basic'},
          },
        },
      });
      const text = htmlOf(createReference(document).introduction?.text);
      expect(text).toContain('<a href="/authentication#scheme-key_a">key_a</a>');
      expect(text).toContain('<a href="/authentication#scheme-b">b</a>');
      expect(text).not.toMatch(/security-?definitions/i);
    },
  );

  it('leaves an element that names no schema as text.', () => {
    const description = '<SchemaDefinition />, <SchemaDefinition schemaRef=Pet />';
    const {introduction} = createReference(describeApi({info: {...INFO, description}}));
    expect(introduction?.text).toBe(description);
  });

  it('makes no markup of names.', () => {
    const description =
      '<SchemaDefinition schemaRef="#/components/schemas/a](https://evil.test)" />';
    const {introduction} = createReference(describeApi({info: {...INFO, description}}));
    expect(htmlOf(introduction?.text)).not.toContain('href');
  });
});
