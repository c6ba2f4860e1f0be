import {useSyncExternalStore} from 'react';
import type {SecurityScheme} from '../../security/security';
import {networkLabel, type Server} from '../../server/server';
import type {Credentials} from './credentials';
import type {ExampleAnswer} from './example-answers';
import type {PanelRequest} from './request';
import type {Outcome, ReceivedResponse} from './send';
import type {RequestValues} from '../../value/request-link';
import {readTab, writeTab} from './tab-storage';

export interface SentRequest {
  request: PanelRequest;
  /** With the values of its variables. */
  server: Server;
  /** Number of edits of credentials so far: the same request with a new key is another request. */
  keyEdits: number;
  /** The credentials that it takes. */
  schemes: readonly SecurityScheme[];
  /** It has credentials that the reader entered. */
  hasCredentials: boolean;
  recent: RecentRequest;
}

/** What the advice for an answer depends on. */
export type Asked = Pick<SentRequest, 'server' | 'hasCredentials'>;

export type Result =
  | {kind: 'outcome'; sent: SentRequest; outcome: Outcome}
  | {kind: 'cancelled'; sent: SentRequest}
  /** The example response of the OpenAPI document. */
  | {kind: 'example'; sent: Asked; example: ExampleAnswer}
  /** A file that the reader has dropped onto the page. */
  | {kind: 'file'; text: string; file: File};

export interface RequestState {
  pending: {sent: SentRequest; isSlow: boolean} | undefined;
  /** Result of the last request. It stays until the next request is slow or has a result. */
  result: Result | undefined;
  /** An answer beside the result, which is one too. */
  compared: KeptAnswer | undefined;
  /** A message about the last action, such as "Link copied". */
  notice: string;
  recent: readonly RecentRequest[];
}

export type RequestAction =
  | {type: 'sent'; sent: SentRequest}
  | {type: 'slowed'}
  | {type: 'finished'; outcome: Outcome}
  | {type: 'cancelled'}
  /** The reader wants to see something else than the answer of the last request. */
  | {type: 'shown'; result: Result}
  /** `beside` is the outcome that it was asked for. */
  | {type: 'compared'; answer: KeptAnswer | undefined; beside?: Outcome}
  | {type: 'notified'; notice: string};

const NOTHING = {pending: undefined, compared: undefined};

export function createRequestState(): RequestState {
  const recent = readRecentRequests();
  return {...NOTHING, result: undefined, notice: '', recent};
}

export function requestReducer(state: RequestState, action: RequestAction): RequestState {
  const {pending, recent} = state;
  const ended = {...state, ...NOTHING, notice: ''};
  switch (action.type) {
    case 'sent': {
      const {sent} = action;
      // A request may cost something, so a pending one is not sent again.
      return pending !== undefined && isSameRequest(sent, pending.sent)
        ? state
        : {
            ...state,
            pending: {sent, isSlow: false},
            notice: '',
            recent: addRecentRequest(recent, sent.recent),
          };
    }
    case 'slowed':
      return pending === undefined
        ? state
        : {...state, pending: {...pending, isSlow: true}};
    case 'finished': {
      if (pending === undefined) {
        return state;
      }
      const {sent} = pending;
      const {outcome} = action;
      return {
        ...state,
        ...NOTHING,
        result: {kind: 'outcome', sent, outcome},
        recent:
          outcome.kind === 'response'
            ? addRecentRequest(recent, {...sent.recent, status: outcome.status})
            : recent,
      };
    }
    case 'cancelled':
      return pending === undefined
        ? state
        : {...ended, result: {kind: 'cancelled', sent: pending.sent}};
    case 'shown':
      return {...ended, result: action.result};
    case 'compared':
      // The answer that it was asked for can be gone by now.
      return action.beside === undefined || isShown(action.beside, state)
        ? {...state, compared: action.answer}
        : state;
    case 'notified':
      return {...state, notice: action.notice};
  }
}

function isShown(outcome: Outcome, {result}: RequestState): boolean {
  return result?.kind === 'outcome' && result.outcome === outcome;
}

function isSameRequest(one: SentRequest, other: SentRequest): boolean {
  return (
    one.keyEdits === other.keyEdits &&
    JSON.stringify(one.request) === JSON.stringify(other.request)
  );
}

/** A request that can be sent again. It has no credentials. */
export interface RecentRequest {
  title: string;
  route: string;
  method: string;
  /** With the query. Like `values`, it has only what may leave the form. */
  path: string;
  values: RequestValues;
  /** The other values, which are in memory only. */
  others?: RequestValues;
  /** It had other values, which ended with the document that sent it. */
  isPartial?: true;
  status?: number;
}

const RECENT_KEY = 'sent-requests';

const MAX_RECENT = 10;

/** Those of this document, with all of their values. */
let requestsInMemory: readonly RecentRequest[] = [];

export function readRecentRequests(): readonly RecentRequest[] {
  return requestsInMemory.length === 0 ? parse(readTab(RECENT_KEY)) : requestsInMemory;
}

/** Keeps requests; the storage of the tab gets only what may leave the form. */
export function writeRecentRequests(requests: readonly RecentRequest[]): void {
  requestsInMemory = requests;
  const stored = requests.map(({others, ...request}): RecentRequest =>
    Object.keys(others ?? {}).length === 0 ? request : {...request, isPartial: true},
  );
  const none: readonly RecentRequest[] = [];
  writeTab(RECENT_KEY, JSON.stringify(stored.reduceRight(addRecentRequest, none)));
}

export function addRecentRequest(
  requests: readonly RecentRequest[],
  request: RecentRequest,
): readonly RecentRequest[] {
  const id = recentId(request);
  const earlier = requests.filter((other) => recentId(other) !== id);
  return [request, ...earlier].slice(0, MAX_RECENT);
}

/** Tells requests apart by their page and all of their values. */
export function recentId({route, values, others}: RecentRequest): string {
  return JSON.stringify([
    route,
    Object.entries({...values, ...others}).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

function parse(text: string | undefined): RecentRequest[] {
  try {
    return (JSON.parse(text ?? '[]') as unknown[]).filter(isRecentRequest);
  } catch {
    return [];
  }
}

function isRecentRequest(value: unknown): value is RecentRequest {
  const {title, route, method, path, values} = (value ?? {}) as Partial<RecentRequest>;
  return (
    [title, route, method, path].every((text) => typeof text === 'string') &&
    typeof values === 'object'
  );
}

/** An answer with its request, which has no credentials. */
export interface KeptAnswer {
  sent: SentRequest;
  outcome: ReceivedResponse;
}

/** Returns the answer of the API that a result is. */
export function answerOf(result: Result | undefined): KeptAnswer | undefined {
  return result?.kind === 'outcome' && result.outcome.kind === 'response'
    ? {sent: result.sent, outcome: result.outcome}
    : undefined;
}

const MAX_KEPT = 20;

/** Those of all pages, newest first, until the tab loads another document: nothing stores them. */
let answers: readonly KeptAnswer[] = [];

const listeners = new Set<() => void>();

/** Keeps an answer, unless it has one of the credentials in it. The oldest one is dropped. */
export function keepAnswer(answer: KeptAnswer, entered: Credentials): void {
  const {text} = answer.outcome;
  if (!Object.values(entered).some((value) => value !== '' && text.includes(value))) {
    replaceAnswers([answer, ...answers].slice(0, MAX_KEPT));
  }
}

export function forgetAnswers(): void {
  replaceAnswers([]);
}

export function useKeptAnswers(): readonly KeptAnswer[] {
  return useSyncExternalStore(subscribe, () => answers);
}

/** Names an answer beside others: `Sandbox, 200, 15:04:05`. */
export function answerLabel({sent: {server}, outcome}: KeptAnswer): string {
  const time = new Date(outcome.receivedAt).toLocaleTimeString();
  return [networkLabel(server), outcome.status, time].join(', ');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceAnswers(next: readonly KeptAnswer[]): void {
  answers = next;
  listeners.forEach((listener) => listener());
}
