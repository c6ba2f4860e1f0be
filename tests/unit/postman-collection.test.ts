import {describe, expect, it} from 'vitest';
import {addressOf, createSampleRequest} from '#reference/samples/sample-request';
import {createPostmanCollection} from '#reference/outputs/postman/collection';
import type {Collection, Item, Request} from '#reference/outputs/postman/format';
import {KAIA} from '../fixtures/kaia-reference';

function requestsOf(folder: Pick<Collection, 'item'>): Item[] {
  return folder.item.flatMap((entry) =>
    'request' in entry ? [entry] : requestsOf(entry),
  );
}

describe('The Postman collection of this API', () => {
  const items = requestsOf(createPostmanCollection(KAIA));

  it('sends what the samples send.', () => {
    const sent = Object.fromEntries(
      items.map(({name, request}) => [name, `${request.method} ${sentAddress(request)}`]),
    );
    expect(sent).toEqual(
      Object.fromEntries(
        KAIA.operations.map((operation) => {
          const sample = createSampleRequest(operation);
          const [server] = operation.servers;
          const address = addressOf(sample).replace(server?.url ?? '', '{{baseUrl}}');
          return [operation.title, `${sample.method} ${decodeURIComponent(address)}`];
        }),
      ),
    );
  });

  it('leaves out nothing that another value requires.', () => {
    const missing = KAIA.operations.flatMap(({title, parameters}) => {
      const {query = []} = items.find(({name}) => name === title)?.request.url ?? {};
      const sent = new Map(
        query.flatMap(({key, value, disabled}) => (disabled ? [] : [[key, value]])),
      );
      return parameters
        .filter(({name, requiredIf = []}) =>
          requiredIf.some(
            (other) =>
              !sent.has(name) &&
              sent.has(other.name) &&
              [undefined, sent.get(other.name)].includes(other.value),
          ),
        )
        .map(({name}) => `${title}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Returns the address that Postman requests, not percent-encoded. */
function sentAddress({url}: Request): string {
  const [path = '', ...query] = url.raw.split('?');
  const values = new Map(url.variable.map(({key, value}) => [key, value]));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
  return [filled, ...query].join('?');
}
