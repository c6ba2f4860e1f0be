import Translate, {translate} from '@docusaurus/Translate';
import CallCost from '@theme/CallCost';
import React, {useEffect, useRef, useState, type Dispatch, type ReactNode} from 'react';
import type {SecurityScheme} from '../../security/security';
import {networkLabel, type Server} from '../../server/server';
import {Action} from '../../form/field-parts';
import {usePanel} from '../../form/form-state';
import panelStyles from '../../form/styles.module.css';
import {credentialStore, findOffer} from './credentials';
import KeyQuestion from './KeyQuestion';
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
  const {operation} = usePanel();
  const {request, schemes, server: first} = answer.sent;
  /** The server that the reader may want to use a credential for. */
  const [offered, setOffered] = useState<Server>();
  /** The server whose answer is awaited. */
  const [asked, setAsked] = useState<Server>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);

  const offerFor = (server: Server): SecurityScheme | undefined =>
    schemes.find((scheme) => findOffer(scheme, server, operation.servers));
  const scheme = offered && offerFor(offered);

  const start = (server: Server): void => {
    const isOffered = offerFor(server) !== undefined;
    setOffered(isOffered ? server : undefined);
    if (!isOffered) {
      void ask(server);
    }
  };

  const ask = async (server: Server): Promise<void> => {
    const url = server.url + request.url.slice(first.url.length);
    const sent = {...answer.sent, server, request: {...request, url}};
    const entered = credentialStore.read(schemes, url);
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
          onClick={() => start(server)}
        >
          <Translate id="panel.comparison.server" values={{server: networkLabel(server)}}>
            {'Compare with {server}'}
          </Translate>
        </Action>
      ))}
      <span className={styles.note}>
        <CallCost operation={operation} calls={1} />
      </span>
      {/* Screen readers announce only changes of an element that already exists. */}
      <div className={panelStyles.question} aria-live="polite">
        {offered && scheme ? (
          <KeyQuestion scheme={scheme} server={offered} onAnswer={() => start(offered)} />
        ) : null}
      </div>
    </div>
  );
}
