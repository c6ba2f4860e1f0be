import {describe, expect, it} from 'vitest';
import {
  createRequestState,
  requestReducer,
  type RequestAction,
  type RequestState,
  type SentRequest,
} from './request-state';
import type {Outcome} from './send';

const SERVER = 'https://api.example.com';

function sentRequest(number: number, more: Partial<SentRequest> = {}): SentRequest {
  const path = `/blocks/${number}`;
  return {
    request: {
      url: SERVER + path,
      method: 'GET',
      headers: {accept: '*/*'},
      credentials: [],
    },
    server: {id: 'mainnet', name: 'Mainnet', url: SERVER},
    network: 'mainnet',
    keyEdits: 0,
    hasCredentials: false,
    recent: {
      title: 'Get Block',
      route: '/api/Block/get-block',
      method: 'GET',
      path,
      values: {'path.number': String(number)},
    },
    ...more,
  };
}

function response(status: number): Outcome {
  return {
    kind: 'response',
    status,
    statusText: '',
    headers: [],
    milliseconds: 1,
    receivedAt: 0,
    body: new Blob(),
    text: '{}',
    truncated: false,
  };
}

function after(...actions: RequestAction[]): RequestState {
  return actions.reduce(requestReducer, createRequestState([]));
}

const ONE = sentRequest(1);
const TWO = sentRequest(2);

describe('requestReducer', () => {
  it('starts idle, with the recent requests of the tab.', () => {
    expect(createRequestState([ONE.recent])).toEqual({
      pending: undefined,
      result: undefined,
      notice: '',
      recent: [ONE.recent],
    });
  });

  it('stores a sent request as pending.', () => {
    const state = after(
      {type: 'notified', notice: 'Link copied.'},
      {type: 'sent', sent: ONE},
    );
    expect(state.pending).toEqual({sent: ONE, isSlow: false});
    expect(state.notice).toBe('');
    expect(state.recent).toEqual([ONE.recent]);
  });

  it('ignores a request that is already pending.', () => {
    const before = after({type: 'sent', sent: ONE}, {type: 'slowed'});
    const again = requestReducer(before, {type: 'sent', sent: sentRequest(1)});
    expect(again).toBe(before);
  });

  it.each([
    ['another request', TWO],
    ['the same request with another key', sentRequest(1, {keyEdits: 1})],
  ])('replaces the pending request with %s.', (_, sent) => {
    const state = after(
      {type: 'sent', sent: ONE},
      {type: 'slowed'},
      {type: 'sent', sent},
    );
    expect(state.pending).toEqual({sent, isSlow: false});
  });

  it('sends the same request again after its response.', () => {
    const state = after(
      {type: 'sent', sent: ONE},
      {type: 'finished', outcome: response(200)},
      {type: 'sent', sent: sentRequest(1)},
    );
    expect(state.pending?.sent).toEqual(ONE);
  });

  it('keeps the last result until there is a new one.', () => {
    const state = after(
      {type: 'sent', sent: ONE},
      {type: 'finished', outcome: response(200)},
      {type: 'sent', sent: TWO},
      {type: 'slowed'},
    );
    expect(state.result).toMatchObject({kind: 'outcome', sent: ONE});
    expect(state.pending).toEqual({sent: TWO, isSlow: true});
  });

  it('stores the outcome of a finished request, and its status in the recent requests.', () => {
    const outcome = response(404);
    const state = after({type: 'sent', sent: ONE}, {type: 'finished', outcome});
    expect(state.pending).toBeUndefined();
    expect(state.result).toEqual({kind: 'outcome', sent: ONE, outcome});
    expect(state.recent).toEqual([{...ONE.recent, status: 404}]);
  });

  it('stores no status for a request without a response.', () => {
    const outcome: Outcome = {kind: 'timeout', host: SERVER};
    const state = after({type: 'sent', sent: ONE}, {type: 'finished', outcome});
    expect(state.result).toMatchObject({outcome});
    expect(state.recent[0]).not.toHaveProperty('status');
  });

  it('replaces the last result with a cancelled request.', () => {
    const state = after(
      {type: 'sent', sent: ONE},
      {type: 'finished', outcome: response(200)},
      {type: 'sent', sent: TWO},
      {type: 'notified', notice: 'Link copied.'},
      {type: 'cancelled'},
    );
    expect(state).toMatchObject({result: {kind: 'cancelled', sent: TWO}, notice: ''});
    expect(state.pending).toBeUndefined();
  });

  it.each<RequestAction>([
    {type: 'slowed'},
    {type: 'finished', outcome: response(200)},
    {type: 'cancelled'},
  ])('ignores $type while no request is pending.', (action) => {
    const before = after({type: 'notified', notice: 'Link copied.'});
    expect(requestReducer(before, action)).toBe(before);
  });

  it('discards the pending request when the example is shown.', () => {
    const state = after({type: 'sent', sent: ONE}, {type: 'exampleShown', text: '{}'});
    expect(state.pending).toBeUndefined();
    expect(state.result).toEqual({kind: 'example', text: '{}'});
  });
});
