import {describe, expect, it} from 'vitest';
import {endpointPaths, serverUrls} from '../description';
import {builtElements, builtPage} from '../pages';
import {ENDPOINTS} from './routes';
import {proves} from '../../specification/proves';

describe('7. The calls it makes', () => {
  it(
    'The reference pages describe reads of what the specification lists, and one refresh of an NFT.',
    proves('S7.7', 'S7.8'),
    () => {
      const addresses = builtElements('article header li:first-child', ENDPOINTS);
      expect(addresses.map(({path}) => path)).toEqual(ENDPOINTS);
      const [refresh, ...others] = addresses.filter(({text}) => !text.startsWith('GET'));
      expect(others).toEqual([]);
      expect(refresh?.path).toBe('/api/NFT/refresh-nft-item');
      expect(refresh?.text).toMatch(/^PUT.*\/refresh/);
      const $ = builtPage('/api/NFT/refresh-nft-item');
      expect($('article header + div p').first().text()).toContain(
        'refresh the token URI',
      );
      const subjects = addresses.map(({text}) => /\/v1\/(\w+)/.exec(text)?.[1]);
      expect(subjects).toEqual(
        expect.arrayContaining([
          ...['accounts', 'blocks', 'contracts', 'nfts', 'tokens', 'transactions'],
          'stablecoin',
        ]),
      );
    },
  );

  it(
    'A page names the servers of the description, and may send requests to no other host.',
    proves('S7.11'),
    () => {
      const pages = endpointPaths.map((page) => {
        const $ = builtPage(page);
        const addresses = $('article header li > code').toArray();
        const hosts = addresses.map((address) => new URL($(address).text()).origin);
        const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
        const [, allowed] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
        return [page, hosts, allowed];
      });
      expect(pages).toEqual(
        endpointPaths.map((page) => [page, serverUrls, `'self' ${serverUrls.join(' ')}`]),
      );
    },
  );
});
