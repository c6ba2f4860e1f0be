import {expect, it} from 'vitest';
import {createCrossLinker, createRouteFinder, linkWithin} from './read-document-links';
import {parseRichText} from './read-markdown';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {table} from '@site/tests/fixtures/table';

const findRoute = createRouteFinder({
  operations: [['getBlock', '/api/Block/get-block']],
  paths: [['GET /blocks/{id}', '/api/Block/get-block']],
  tags: [
    ['Gift Cards', '/api/Gift Cards'],
    ['Account/Key', '/api/Account#account-key'],
  ],
  schemas: [['BlockView', '/schemas/blockview']],
  headings: [['first-steps', '/introduction#first-steps']],
  files: new Set(['/img/flow.svg', '/files/our terms.pdf']),
});

it.each([
  ['#operation/getBlock', '/api/Block/get-block'],
  ['#/operations/getBlock', '/api/Block/get-block'],
  ['#tag/Block/operation/getBlock', '/api/Block/get-block'],
  ['#/Block/getBlock', '/api/Block/get-block'],
  ['#operations-Block-getBlock', '/api/Block/get-block'],
  ['#/paths/~1blocks~1{id}/get', '/api/Block/get-block'],
  ['#/paths/~1blocks~1%7Bid%7D/get', '/api/Block/get-block'],
  ['#tag/Block/paths/~1blocks~1{id}/get', '/api/Block/get-block'],
  ['#tag/block/GET/blocks/{id}', '/api/Block/get-block'],
  ['#tag/Gift-Cards', '/api/Gift Cards'],
  ['#tag/gift%20cards', '/api/Gift Cards'],
  ['#tag/Account/Key', '/api/Account#account-key'],
  ['#model/blockview', '/schemas/blockview'],
  ['#/components/schemas/BlockView', '/schemas/blockview'],
  ['#/definitions/BlockView', '/schemas/blockview'],
  ['#description/first-steps', '/introduction#first-steps'],
  ['#section/Guide/First-Steps', '/introduction#first-steps'],
  ['#first-steps', '/introduction#first-steps'],
  ...['#operation/none', '#/paths/~1none/get', '#%', '#/toString'].map((one) => [one]),
])('The address %s within the document is the page %s.', (address, route) => {
  expect(findRoute(address)).toBe(route);
});

it.each([
  ['![Flow](/img/flow.svg)', '<img src="/img/flow.svg" alt="Flow">'],
  ['![](/img/none.svg)', '/img/none.svg'],
  ['[*a* b](#first-steps)', '<a href="/introduction#first-steps"><em>a</em> b</a>'],
  ['![A flow](/img/none.svg)', 'A flow (<code>/img/none.svg</code>)'],
  ['a [b](#c)', 'a b (<code>#c</code>)'],
  ['[b](https://a.example)', '<a href="https://a.example">b</a>'],
  ['[*b*](/docs/intro#c)', '<a href="/docs/intro#c"><em>b</em></a>'],
  ['[b](/docs/get-block)', '<a href="/docs/get-block">b</a>'],
  ['[b](../../docs/intro)', '<a href="/docs/intro">b</a>'],
  ['[b](/img/flow.svg)', '<a href="pathname:///img/flow.svg">b</a>'],
  ['[b](</files/our terms.pdf>)', '<a href="pathname:///files/our%20terms.pdf">b</a>'],
])('%s is linked to the page, or shows its address.', (markdown, html) => {
  const linked = linkWithin(
    {a: {text: parseRichText(`- ${markdown}`)}},
    findRoute,
    '/api/Block/get-block',
  );
  expect(htmlOf(linked.a.text).replace(' autoAddBaseUrl', '')).toBe(
    `<ul><li>${html}</li></ul>`,
  );
});

const link = createCrossLinker(
  ['Get Block', 'Get Block Rewards', 'Transactions', 'Get (a|b).*', 'Own Title'].map(
    (title, index) => ({title, route: `/${index}`}),
  ),
);

it.each(table`
  the title of an operation  | See Get Block now | See <a href="/0">Get Block</a> now
  the longer of two titles   | Get Block Rewards | <a href="/1">Get Block Rewards</a>
  no pattern                 | Get abba          | Get abba
  no title of one word       | Transactions      | Transactions
  no part of a word          | Get Blocks        | Get Blocks
  no code                    | \`Get Block\`     | <code>Get Block</code>
  not the operation itself   | Own Title         | Own Title
`)('A text links %s: %s', (_, markdown = '', html) => {
  const text = parseRichText(markdown.replaceAll('\\', ''));
  expect(htmlOf(link(text, 'Own Title')).replace(/^<p>|<\/p>$/g, '')).toBe(html);
});
