import {describe, expect, it} from 'vitest';
import {networksOf} from '../../../../src/reference/network';
import {networkScript} from '../../../../src/plugins/head/network-script';
import {networkStyle} from '../../../../src/plugins/head/network-style';

const SERVERS = [
  {id: 'mainnet', name: 'Kaia mainnet', url: 'https://a.example'},
  {id: 'https://b.example', name: 'Testnet', url: 'https://b.example'},
];

describe('networksOf', () => {
  it('calls a network by its short name, or else by its full one.', () => {
    expect(networksOf(SERVERS).map(({label}) => label)).toEqual(['Mainnet', 'Testnet']);
  });

  it('gives no choice where there is none.', () => {
    expect(networksOf(SERVERS.slice(0, 1))).toEqual([]);
    expect(networksOf([...SERVERS, {id: '', name: '', url: ''}])).toEqual([]);
  });
});

describe('What stands in the head', () => {
  const hostile = [
    ...SERVERS,
    {id: '"]{}</style><script>', name: '', url: 'https://c.example/</script><b>'},
  ];

  it('cannot be ended by a description.', () => {
    expect(networkScript(hostile)).not.toMatch(/<\/script/);
    expect(networkStyle(hostile)).not.toMatch(/<|"\]\{\}/);
  });

  it('is a script that can be read.', () => {
    // It is not run here: it needs a page.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    expect(() => new Function(networkScript(hostile))).not.toThrow();
  });

  it('hides the lines of the other networks.', () => {
    expect(networkStyle(SERVERS)).toContain(
      'html[data-network="mainnet"] [data-network-line="https://b.example"]{display:none}',
    );
  });
});
