import {describe, expect, it} from 'vitest';
import {networksOf} from './networks';
import {networkScript} from '../site/choices/network-script';
import {networkStyle} from '../site/choices/network-style';

const SERVERS = [
  {id: 'mainnet', name: 'Museum mainnet', url: 'https://a.example'},
  {id: 'https://b.example', name: 'Testnet', url: 'https://b.example'},
];

describe('networksOf', () => {
  it('labels a network with its capitalized id, or else with its name.', () => {
    expect(networksOf(SERVERS).map(({label}) => label)).toEqual(['Mainnet', 'Testnet']);
  });

  it('is empty for fewer than two servers, and for a server without a host.', () => {
    expect(networksOf(SERVERS.slice(0, 1))).toEqual([]);
    expect(
      networksOf([...SERVERS, {id: '', name: '', url: '', isPlaceholder: true}]),
    ).toEqual([]);
  });
});

describe('The network code in the head', () => {
  const hostile = [
    ...SERVERS,
    {id: '"]{}</style><script>', name: '', url: 'https://c.example/</script><b>'},
  ];

  it('escapes values that would close their element.', () => {
    expect(networkScript(hostile)).not.toMatch(/<\/script/);
    expect(networkStyle(hostile)).not.toMatch(/<|"\]\{\}/);
  });

  it('has valid syntax.', () => {
    // Parses the script without running it, because it needs a page.
    // oxlint-disable-next-line typescript/no-implied-eval
    expect(() => new Function(networkScript(hostile))).not.toThrow();
  });

  it('hides the lines of the other networks.', () => {
    expect(networkStyle(SERVERS)).toContain(
      'html[data-network]:not([data-network="https://b.example"]) [data-network-line="https://b.example"]{display:none}',
    );
  });
});
