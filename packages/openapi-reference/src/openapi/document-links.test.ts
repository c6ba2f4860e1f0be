import {describe, expect, it} from 'vitest';
import {createRouteFinder, linkWithin} from './document-links';
import {parseRichText} from './markdown';
import {htmlOf} from '@site/tests/fixtures/text-html';

const findRoute = createRouteFinder({
  operations: [['getBlock', '/api/Block/get-block']],
  paths: [['GET /blocks/{id}', '/api/Block/get-block']],
  tags: [
    ['Gift Cards', '/api/Gift Cards'],
    ['Account/Key', '/api/Account#account-key'],
  ],
  schemas: [['BlockView', '/schemas/blockview']],
  headings: [['first-steps', '/introduction#first-steps']],
  images: new Set(['/img/flow.svg']),
});

describe('createRouteFinder', () => {
  it.each([
    ['#operation/getBlock', '/api/Block/get-block'],
    ['#/operations/getBlock', '/api/Block/get-block'],
    ['#tag/Block/operation/getBlock', '/api/Block/get-block'],
    ['#/Block/getBlock', '/api/Block/get-block'],
    ['#operations-Block-getBlock', '/api/Block/get-block'],
    ['#/paths/~1blocks~1{id}/get', '/api/Block/get-block'],
    ['#/paths/~1blocks~1%7Bid%7D/get', '/api/Block/get-block'],
    ['#tag/Block/paths/~1blocks~1{id}/get', '/api/Block/get-block'],
    ['#tag/Gift-Cards', '/api/Gift Cards'],
    ['#tag/gift%20cards', '/api/Gift Cards'],
    ['#tag/Account/Key', '/api/Account#account-key'],
    ['#tag/block/GET/blocks/{id}', '/api/Block/get-block'],
    ['#model/blockview', '/schemas/blockview'],
    ['#description/first-steps', '/introduction#first-steps'],
    ['#/components/schemas/BlockView', '/schemas/blockview'],
    ['#/definitions/BlockView', '/schemas/blockview'],
    ['#section/Guide/First-Steps', '/introduction#first-steps'],
    ['#first-steps', '/introduction#first-steps'],
  ])('finds the page of %s.', (address, route) => {
    expect(findRoute(address)).toBe(route);
  });

  it.each(['#operation/getNothing', '#/paths/~1none/get', '#top', '#%', '#/toString'])(
    'finds nothing for %s.',
    (address) => {
      expect(findRoute(address)).toBeUndefined();
    },
  );
});

describe('linkWithin', () => {
  it('keeps images that are files of the site, and shows the address of others.', () => {
    const text = parseRichText('![Flow](/img/flow.svg) and ![](/img/none.svg)');
    expect(htmlOf(linkWithin(text, findRoute))).toBe(
      '<p><img src="/img/flow.svg" alt="Flow"> and /img/none.svg</p>',
    );
  });

  it('links texts of any depth to pages of the site.', () => {
    const text = parseRichText('- see [**the** block](#operation/getBlock)');
    expect(htmlOf(linkWithin({a: {text}}, findRoute).a.text)).toBe(
      '<ul><li>see <a href="/api/Block/get-block"><strong>the</strong> block</a></li></ul>',
    );
  });

  it('shows an address that leads nowhere behind its text.', () => {
    expect(htmlOf(linkWithin(parseRichText('a [b](#c)'), findRoute))).toBe(
      '<p>a b (<code>#c</code>)</p>',
    );
  });

  it('keeps a value without such links as it is.', () => {
    const value = {text: parseRichText('a [b](https://example.com)'), list: [1, null]};
    expect(linkWithin(value, findRoute)).toBe(value);
  });
});
