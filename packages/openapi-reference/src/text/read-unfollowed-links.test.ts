import {expect, it} from 'vitest';
import {createReference} from '../pages/read-reference';
import type {Repair} from '../document/repair';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

it('The relative links of a text begin at the page of what it describes.', () => {
  const description = 'See [it](../more).';
  const get = operationObject('getA', {tags: ['A'], description});
  const reference = createReference(
    describeApi({
      info: {title: 'Small', version: '1', description},
      tags: [{name: 'A', description}],
      paths: {'/a': {get}},
      components: {schemas: {B: {description}}},
    }),
    {base: '/docs/shop'},
  );
  const shown = [
    reference.description,
    reference.groups[0]?.description,
    reference.operations[0]?.description,
    reference.components['B']?.node.description,
  ].map((text) => /href="(.*?)"/.exec(htmlOf(text ?? ''))?.[1]);
  expect(shown).toEqual([
    '/docs/more',
    '/docs/shop/more',
    '/docs/shop/api/more',
    '/docs/shop/more',
  ]);
});

it('Links that lead nowhere are reported, each kind once for a text.', () => {
  const reported: Repair[] = [];
  createReference(
    describeApi({
      info: {
        title: 'Small',
        version: '1',
        description:
          '[a](/a) [b](../b) [c](https://c.example) [d](#operation/getA) <d@example.com> ![e](https://e.example/e.png) ![f](/img/f.png) F[^1]\n\n[^1]: Note.',
      },
      tags: [{name: 'A', description: '[a](javascript:alert(1)) [b](//b.example) [c]()'}],
      paths: {
        '/a': {
          get: operationObject('getA', {
            description:
              '<a href="data:text/html,x">a</a> [b][1]\n\n[1]: #operation/none',
          }),
        },
      },
      components: {
        schemas: {
          A: {
            description: '![a](/img/none.png)',
            example: {description: '[a](javascript:alert(1))'},
          },
        },
      },
    }),
    {files: new Set(['/img/f.png']), report: (repair) => reported.push(repair)},
  );
  const WEB = 'a link is none of the web or of the site; its address is shown';
  expect(reported).toEqual([
    {kind: WEB, pointer: '#/paths/~1a/get/description'},
    {
      kind: 'a link leads to nothing that the document has; its address is shown',
      pointer: '#/paths/~1a/get/description',
    },
    {kind: WEB, pointer: '#/tags/0/description'},
    {
      kind: 'an image is no file of the site; its address is shown',
      pointer: '#/components/schemas/A/description',
    },
  ]);
});
