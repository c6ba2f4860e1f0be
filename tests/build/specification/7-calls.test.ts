import {describe, expect, it} from 'vitest';
import {endpointPaths, serverUrls} from '../description';
import {builtElements, builtPage} from '../pages';
import {ENDPOINTS} from './routes';
import {proves} from '../../specification/proves';

const SUBJECTS = [
  'accounts',
  'blocks',
  'contracts',
  'nfts',
  'tokens',
  'transactions',
  'stablecoin',
];

describe('7. The calls it makes', () => {
  it(
    'The reference pages describe reads of what the specification lists.',
    proves('S7.7'),
    () => {
      const addresses = builtElements('article header li:first-child', ENDPOINTS);
      expect(addresses.map(({path}) => path)).toEqual(ENDPOINTS);
      const others = addresses.filter(({text}) => !text.startsWith('GET'));
      expect(others.map(({path}) => path)).toEqual(['/api/NFT/refresh-nft-item']);
      const missing = SUBJECTS.filter(
        (subject) => !addresses.some(({text}) => text.includes(`/v1/${subject}`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('The operation refresh-nft-item refreshes an NFT token URI.', proves('S7.8'), () => {
    const $ = builtPage('/api/NFT/refresh-nft-item');
    expect($('article header + div p').first().text()).toContain('refresh the token URI');
    expect($('article header li').first().text()).toMatch(/^PUT.*\/refresh/);
  });

  it(
    'A page names the servers of the description, and may send requests to no other host.',
    proves('S7.11'),
    () => {
      const pages = endpointPaths.map((page) => {
        const $ = builtPage(page);
        const hosts = $('article header li > code > span:first-child').toArray();
        const policy =
          $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
        const [, allowed = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
        return [page, hosts.map((host) => $(host).text()), allowed];
      });
      expect(pages).toEqual(
        endpointPaths.map((page) => [page, serverUrls, `'self' ${serverUrls.join(' ')}`]),
      );
    },
  );
});
