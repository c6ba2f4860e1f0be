import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type RefObject} from 'react';
import type {Server} from '../../reference/server';
import {readCredentials} from './credentials';
import {NO_FILES} from './request-body';
import {keepAnswer, type KeptAnswer, type Result} from './request-state';
import {send} from './send';

/** Two answers beside each other: the one that is shown, and another of the same page. */
export interface ComparedAnswers {
  one: KeptAnswer;
  other: KeptAnswer;
}

/**
 * Compares the answer that is shown with a kept one, or with that of another server to the same request. A new
 * answer ends the comparison.
 */
export function useComparison(
  result: Result | undefined,
  formRef: RefObject<HTMLFormElement>,
  onNotice: (notice: string) => void,
): {
  compared: ComparedAnswers | undefined;
  /** The server whose answer is awaited. */
  asked: Server | undefined;
  compareWith: (answer: KeptAnswer) => void;
  compareWithServer: (server: Server) => void;
  close: () => void;
} {
  const [other, setOther] = useState<{of: Result; answer: KeptAnswer}>();
  const [question, setQuestion] = useState<{of: Result; server: Server}>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), [result]);
  const asked = question?.of === result ? question?.server : undefined;
  const one =
    result?.kind === 'outcome' && result.outcome.kind === 'response'
      ? {sent: result.sent, outcome: result.outcome}
      : undefined;
  const compareWith = (answer: KeptAnswer): void => {
    if (result !== undefined) {
      setOther({of: result, answer});
    }
  };
  const compareWithServer = (server: Server): void => {
    if (result === undefined || one === undefined || asked !== undefined) {
      return;
    }
    const {request, server: first} = one.sent;
    const url = server.url + request.url.slice(first.url.length);
    const sent = {...one.sent, server, request: {...request, url}};
    const current = new AbortController();
    controller.current = current;
    setQuestion({of: result, server});
    const entered = readCredentials(formRef.current);
    void send(sent.request, NO_FILES, entered, [server], current.signal).then(
      (outcome) => {
        if (current.signal.aborted) {
          return;
        }
        setQuestion(undefined);
        if (outcome.kind === 'response') {
          keepAnswer({sent, outcome}, entered);
          compareWith({sent, outcome});
        } else {
          onNotice(
            translate(
              {
                id: 'panel.comparison.failed',
                message: '{host} gave no answer to compare.',
              },
              {host: outcome.host},
            ),
          );
        }
      },
    );
  };
  return {
    compared:
      one === undefined || other === undefined || other.of !== result
        ? undefined
        : {one, other: other.answer},
    asked,
    compareWith,
    compareWithServer,
    close: () => setOther(undefined),
  };
}
