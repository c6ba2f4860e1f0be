import Translate, {translate} from '@docusaurus/Translate';
import CallCost from '@theme/CallCost';
import React, {useEffect, useRef, useState, type Dispatch, type ReactNode} from 'react';
import {networkLabel, type Server} from '../../reference/server';
import {Action} from '../field-parts';
import {usePanel} from '../form-state';
import panelStyles from '../styles.module.css';
import {readCredentials} from './credentials';
import {NO_FILES} from './request-body';
import {keepAnswer, type KeptAnswer, type RequestAction} from './request-state';
import {send} from './send';
import styles from './styles.module.css';

/** Compares an answer with what the other servers of the document answer to the same request. */
export default function OtherServers({
  answer,
  isHidden,
  dispatch,
}: {
  answer: KeptAnswer;
  isHidden: boolean;
  dispatch: Dispatch<RequestAction>;
}): ReactNode {
  const {operation, formRef} = usePanel();
  const {request, server: first} = answer.sent;
  /** The server whose answer is awaited. */
  const [asked, setAsked] = useState<Server>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);

  const ask = async (server: Server): Promise<void> => {
    const url = server.url + request.url.slice(first.url.length);
    const sent = {...answer.sent, server, request: {...request, url}};
    const entered = readCredentials(formRef.current);
    const {signal} = (controller.current = new AbortController());
    setAsked(server);
    const outcome = await send(sent.request, NO_FILES, entered, [server], signal);
    if (signal.aborted) {
      return;
    }
    setAsked(undefined);
    if (outcome.kind === 'response') {
      keepAnswer({sent, outcome}, entered);
      dispatch({type: 'compared', answer: {sent, outcome}, beside: answer.outcome});
    } else {
      const notice = translate(
        {id: 'panel.comparison.failed', message: '{host} gave no answer to compare.'},
        {host: outcome.host},
      );
      dispatch({type: 'notified', notice});
    }
  };

  const others = operation.servers.filter(
    (server) => server.id !== first.id && server.variables === undefined,
  );
  const canCompare = operation.method === 'GET' && !operation.hasOwnServers;
  return isHidden || !canCompare || others.length === 0 ? null : (
    <div className={panelStyles.actions}>
      {others.map((server) => (
        <Action
          key={server.id}
          disabled={asked !== undefined}
          onClick={() => void ask(server)}
        >
          <Translate id="panel.comparison.server" values={{server: networkLabel(server)}}>
            {'Compare with {server}'}
          </Translate>
        </Action>
      ))}
      <span className={styles.note}>
        <CallCost operation={operation} calls={1} />
      </span>
    </div>
  );
}
