import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {etherscanActions} from './actions';
import {
  actionsOf,
  anchorOf,
  etherscanNetworks,
  etherscanPages,
  etherscanPath,
  pathOf,
  requestOf,
  urlOf,
} from './page';
import {findAction} from '@site/tests/fixtures/find-action';

/** Where the actions take the key. */
const KEY = {
  kind: 'query',
  name: 'apikey',
  prefix: '',
  value: {variable: 'KAIASCAN_API_KEY', meaning: 'key'},
};

const mainnet = etherscanNetworks[0].baseUrl;

function readPage(name: string): {frontMatter: Record<string, unknown>; body: string} {
  const file = new URL(`../../docs${etherscanPath}/${name}.mdx`, import.meta.url);
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
    '%s has a title of its own and the expected route',
    (slug, page) => {
      expect(readPage(slug).frontMatter).toMatchObject({
        title: expect.stringMatching(/ actions$/),
        slug: pathOf(page),
        description: expect.stringMatching(/\.$/),
      });
    },
  );

  it.each(etherscanPages.map((page) => [page.slug, page] as const))(
    '%s has one heading with content per action, and no others',
    (slug, page) => {
      const {body} = readPage(slug);
      const sections = [...body.matchAll(/^## .*$|^<EtherscanAction [^/>]*/gm)];
      expect(sections.map(([line]) => line.trim())).toEqual(
        actionsOf(page).flatMap((action) => [
          `## ${action.action} {#${anchorOf(action)}}`,
          `<EtherscanAction {...actions.${action.action}}`,
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
    'starts the query of %s with its module and action, and sends what is required, with the key as `apikey`',
    (_, action) => {
      const {query, credentials} = requestOf(action, mainnet);
      expect(query.slice(0, 2)).toEqual([
        ['module', action.module],
        ['action', action.action],
      ]);
      expect(credentials).toEqual([KEY]);
      const sent = query.map(([name]) => name);
      expect(sent).not.toContain('apikey');
      const required = action.parameters.filter(({required}) => required === true);
      expect([...sent, 'apikey']).toEqual(
        expect.arrayContaining(required.map(({name}) => name)),
      );
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
        ['address', '0x889e1df19848a9755f4b1c3ed79e4308ea9af58a'],
      ],
      credentials: [KEY],
      accept: '*/*',
    });
  });

  it('sends the values of the example in the order of the parameters', () => {
    expect(requestOf(findAction('account', 'tokentx'), mainnet).query).toEqual([
      ['module', 'account'],
      ['action', 'tokentx'],
      ['address', '0xf172f38771f623a9c8daeba080e495a427f9c2ba'],
      ['contractaddress', '0x2ca0f4917848ae0ce4d61e43231d91b068c5f3b5'],
      ['startblock', '175419300'],
      ['endblock', '175420300'],
      ['page', '1'],
      ['offset', '3'],
      ['sort', 'desc'],
    ]);
  });

  it('leaves out parameters without a value in the example', () => {
    const {query} = requestOf(findAction('account', 'txlistinternal'), mainnet);
    expect(query.map(([name]) => name).join(' ')).toBe(
      'module action address page offset sort',
    );
  });
});
