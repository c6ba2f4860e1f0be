import {useSyncExternalStore} from 'react';
import {networkLabel} from '../../reference/server';
import type {Credentials} from './credentials';
import type {SentRequest} from './request-state';
import type {ReceivedResponse} from './send';

/** An answer with its request, which has no credentials. */
export interface KeptAnswer {
  sent: SentRequest;
  outcome: ReceivedResponse;
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
  return useSyncExternalStore(
    subscribe,
    () => answers,
    () => answers,
  );
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
