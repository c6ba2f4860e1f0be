import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageRoutes} from '../../fixtures/page-routes';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';

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

it.each(readdirSync(FOLDER))(
  'The document %s has pages at these addresses.',
  async (file) => {
    const {document} = await readDocument({kind: 'file', path: path.join(FOLDER, file)});
    const routes = pageRoutes(createReference(document));
    expect(routes).toEqual(expect.arrayContaining(PAGES[file] ?? [file]));
  },
);
