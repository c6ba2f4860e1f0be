import {describe, expect, it} from 'vitest';
import {describedOperation, serverUrls} from '../document';
import {builtElements, builtPage, builtPaths} from '../pages';
import {readEndpointHeader, readEntries} from '../reference-page';
import {ENDPOINTS, isEndpoint} from './routes';
import {proves} from '../../specification/proves';

/** Parameter locations, in page order. */
const PLACES = ['path', 'query', 'header', 'cookie'];

const endpointPaths = builtPaths().filter(isEndpoint);

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
    const header = readEndpointHeader(builtPage('/api/NFT/refresh-nft-item'));
    expect(header.description).toContain('refresh the token URI');
    expect(header.addresses[0]).toMatch(/^PUT .*\/refresh$/);
  });

  it(
    'Each parameter that is known less well than by use is marked, and no other.',
    proves('S7.6'),
    () => {
      const isMarked = ({evidence}: {evidence: unknown[]}): boolean =>
        evidence.length > 0;
      const marked = endpointPaths.flatMap((page) =>
        PLACES.flatMap((place) => readEntries(builtPage(page), `${place}-`))
          .filter(isMarked)
          .map(({id}) => `${page}#${id}`),
      );
      const described = endpointPaths.flatMap((page) => {
        return describedOperation(page)
          .parameters.filter(isMarked)
          .map(({id}) => `${page}#${id}`);
      });
      expect(marked.sort()).toEqual(described.sort());
      expect(marked).toContain(
        '/api/Account/Transaction/get-account-transactions#query-blockNumberStart',
      );
    },
  );

  it(
    'A page names the servers of the description, and may send requests to no other host.',
    proves('S7.11'),
    () => {
      for (const page of endpointPaths) {
        const $ = builtPage(page);
        const {addresses} = readEndpointHeader($);
        const hosts = addresses.map(
          (address) => new URL(address.split(' ')[1] ?? '').origin,
        );
        expect(hosts, page).toEqual(serverUrls);
        const policy =
          $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
        const [, allowed = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
        expect(allowed.split(' '), page).toEqual(["'self'", ...serverUrls]);
      }
    },
  );
});
