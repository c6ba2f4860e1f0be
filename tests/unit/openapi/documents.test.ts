import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTwins} from '../../../src/markdown/twins';
import {twinFile} from '../../../src/markdown/twin-address';
import {readDocument} from '../../../src/openapi/read-document';
import {createReference} from '../../../src/openapi/reference';

const FOLDER = path.join(__dirname, '../../fixtures/documents');

/** Pages of each document, by file. */
const PAGES: Record<string, string[]> = {
  'alerts-webhooks.yaml': ['/api/Webhooks/post-alert-webhook', '/schemas/alert'],
  'library-2.0.json': ['/api/Other/get-books', '/api/Other/put-cover', '/schemas/book'],
  'parcels-3.0.yaml': [
    '/api/parcels/get-parcels',
    '/api/Tracking/get-parcels-id',
    '/api/Other/delete-parcels-id',
    '/schemas/parcelinput',
    '/schemas/parcelview',
  ],
  'tickets-3.2.yaml': [
    '/api/Tickets/list-tickets',
    '/api/Tickets/Seats/query-tickets',
    '/api/Other/copy-tickets',
    '/schemas/ticket',
  ],
  'weather-3.1.yaml': [
    '/api/Forecast/Daily/get-forecast',
    '/api/Stations/get-network',
    '/api/Stations/get-readings',
    '/api/Stations/send-report',
    '/schemas/body-of-send-report',
    '/schemas/body-morning-of-send-report',
    '/api/Warnings/outage',
    '/api/Warnings/post-subscribe-on-warning-callback',
    '/schemas/rain',
  ],
};

describe.each(readdirSync(FOLDER))('The document %s', (file) => {
  it('has pages at these addresses, whose links lead to each other.', async () => {
    const {document} = await readDocument({kind: 'file', path: path.join(FOLDER, file)});
    const twins = createTwins(createReference(document));
    const files = [...twins.keys()];
    expect(files).toEqual(expect.arrayContaining((PAGES[file] ?? [file]).map(twinFile)));
    const links = [...twins.values()].flatMap((twin) =>
      [...twin.matchAll(/\]\(\/((?:api|schemas)\/[^)#]+)/g)].map(([, link = '']) =>
        decodeURI(link),
      ),
    );
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !twins.has(link))).toEqual([]);
  });
});
