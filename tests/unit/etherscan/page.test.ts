import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {etherscanActions} from '../../../src/etherscan/actions';
import {
  actionsOf,
  anchorOf,
  etherscanNetworks,
  etherscanPages,
  etherscanPath,
  pathOf,
  requestOf,
  urlOf,
} from '../../../src/etherscan/page';
import {findAction} from './find-action';

const mainnet = etherscanNetworks[0].baseUrl;

function readPage(name: string): {frontMatter: Record<string, unknown>; body: string} {
  const file = new URL(`../../../docs${etherscanPath}/${name}.mdx`, import.meta.url);
  const [, frontMatter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  return {frontMatter: parse(frontMatter), body};
}

describe('etherscanPages', () => {
  it('are six, with the expected paths', () => {
    expect(etherscanPages.map(pathOf)).toEqual([
      '/etherscan-compatible-api/Accounts',
      '/etherscan-compatible-api/blocks',
      '/etherscan-compatible-api/Contracts',
      '/etherscan-compatible-api/Stats',
      '/etherscan-compatible-api/Token',
      '/etherscan-compatible-api/Transaction',
    ]);
  });

  it('contain every action once', () => {
    const shown = etherscanPages.flatMap(actionsOf);
    expect(shown).toHaveLength(etherscanActions.length);
    expect(new Set(shown)).toEqual(new Set(etherscanActions));
  });
});

describe('the written pages', () => {
  it.each(etherscanPages.map((page) => [page.slug, page] as const))(
    '%s has the expected title and route',
    (slug, page) => {
      expect(readPage(slug).frontMatter).toMatchObject({
        title: page.title,
        sidebar_label: page.title,
        slug: pathOf(page),
        description: expect.stringMatching(/\.$/),
      });
    },
  );

  it.each(etherscanPages.map((page) => [page.slug, page] as const))(
    '%s has one heading with content per action, and no others',
    (slug, page) => {
      const {body} = readPage(slug);
      const sections = [...body.matchAll(/^## .*$|^<EtherscanAction .*$/gm)];
      expect(sections.map(([line]) => line)).toEqual(
        actionsOf(page).flatMap((action) => [
          `## ${action.action} {#${anchorOf(action)}}`,
          `<EtherscanAction {...actions.${action.action}} />`,
        ]),
      );
    },
  );

  it('index has the route under which the others are', () => {
    expect(readPage('index').frontMatter).toMatchObject({slug: etherscanPath});
  });
});

describe('urlOf', () => {
  it('contains module and action', () => {
    expect(urlOf(findAction('account', 'txlist'), mainnet)).toBe(
      'https://mainnet-oapi.kaiascan.io/api?module=account&action=txlist',
    );
  });
});

describe('requestOf', () => {
  it.each(etherscanActions.map((action) => [anchorOf(action), action] as const))(
    'starts the query of %s with its module and action and sends all required parameters',
    (_, action) => {
      const {query, auth} = requestOf(action, mainnet);
      expect(query.slice(0, 2)).toEqual([
        ['module', action.module],
        ['action', action.action],
      ]);
      const sent = [
        ...query.map(([name]) => name),
        ...(auth.kind === 'query' ? [auth.name] : []),
      ];
      const required = action.parameters.filter(({required}) => required);
      expect(sent).toEqual(expect.arrayContaining(required.map(({name}) => name)));
    },
  );

  it('uses the given network', () => {
    expect(
      requestOf(findAction('contract', 'getabi'), etherscanNetworks[1].baseUrl),
    ).toEqual({
      method: 'GET',
      url: 'https://kairos-oapi.kaiascan.io/api',
      query: [
        ['module', 'contract'],
        ['action', 'getabi'],
        ['address', '0x1b6b2cf9a8b4a3f9e5ad2f40d27db0ecac4f0b2e'],
      ],
      auth: {kind: 'none'},
      accept: '*/*',
    });
  });

  it('sends parameters with a default, so that paging and order are visible', () => {
    expect(requestOf(findAction('account', 'tokentx'), mainnet).query).toEqual([
      ['module', 'account'],
      ['action', 'tokentx'],
      ['address', '0x76c8d6b029b80857f9b2f252be07a8dd2eb64c68'],
      ['page', '1'],
      ['offset', '20'],
      ['sort', 'desc'],
    ]);
  });

  it('leaves the key to the authentication', () => {
    const {query, auth} = requestOf(findAction('transaction', 'gettxinfo'), mainnet);
    expect(auth).toEqual({kind: 'query', name: 'apikey'});
    expect(query.map(([name]) => name)).toEqual(['module', 'action', 'txhash']);
  });
});
