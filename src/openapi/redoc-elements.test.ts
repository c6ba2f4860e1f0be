import {describe, expect, it} from 'vitest';
import {createReference} from './reference';
import {describeApi} from '@site/tests/fixtures/small-document';

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
    expect(createReference(document).groups[0]?.description).toEqual([
      {paragraph: [{route: '/schemas/order', title: 'Order'}]},
      {codeBlock: '{\n  "id": 1\n}', language: 'json'},
    ]);
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
      const text = JSON.stringify(createReference(document).introduction?.text);
      expect(text).toContain('{"route":"/authentication#scheme-key_a","title":"key_a"}');
      expect(text).toContain('{"route":"/authentication#scheme-b","title":"b"}');
      expect(text).not.toMatch(/security-?definitions/i);
    },
  );

  it('leaves an element that names no schema as text.', () => {
    const description = '<SchemaDefinition />, <SchemaDefinition schemaRef=Pet />';
    const {introduction} = createReference(describeApi({info: {...INFO, description}}));
    expect(introduction?.text).toEqual([description]);
  });

  it('makes no markup of names.', () => {
    const description =
      '<SchemaDefinition schemaRef="#/components/schemas/a](https://evil.test)" />';
    const {introduction} = createReference(describeApi({info: {...INFO, description}}));
    expect(JSON.stringify(introduction?.text)).not.toContain('"href"');
  });
});
