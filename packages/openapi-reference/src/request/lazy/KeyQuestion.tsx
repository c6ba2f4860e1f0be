import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {credentialParts} from '../../security/credential';
import type {SecurityScheme} from '../../security/security';
import type {Server} from '../../server/server';
import {Action} from '../../form/field-parts';
import {usePanel} from '../../form/form-state';
import styles from '../../form/styles.module.css';
import {
  credentialFields,
  credentialStore,
  findOffer,
  originLabel,
  showCredentials,
  useKeptCredentials,
} from './credentials';
import {useServer} from './servers';

/** Asks below the field of a credential. The field has the focus after the answer. */
export function FieldQuestion({scheme}: {scheme: SecurityScheme}): ReactNode {
  const {formRef, dispatchForm} = usePanel();
  const server = useServer();
  const handleAnswer = (): void => {
    showCredentials(formRef.current, server);
    const field = credentialFields(formRef.current).find(
      ({dataset}) => dataset.scheme === scheme.name,
    );
    dispatchForm({type: 'typed', name: field?.dataset.panelField ?? '', isKey: true});
    field?.focus();
  };
  return (
    // Screen readers announce only changes of an element that already exists.
    <div className={styles.question} aria-live="polite">
      <KeyQuestion scheme={scheme} server={server} onAnswer={handleAnswer} />
    </div>
  );
}

/** Asks once whether the credential of another server of the API may be sent to a server too. */
export default function KeyQuestion({
  scheme,
  server,
  onAnswer,
}: {
  scheme: SecurityScheme;
  server: Server;
  /** The answer is kept by then. */
  onAnswer: () => void;
}): ReactNode {
  const {operation} = usePanel();
  useKeptCredentials();
  const offer = findOffer(scheme, server, operation.servers);
  if (offer === undefined) {
    return null;
  }
  const names = {from: originLabel(offer.server), to: originLabel(server)};
  const answer = (parts: Readonly<Record<string, string>>): void => {
    credentialStore.write({scheme: scheme.name, server, parts});
    onAnswer();
  };
  return (
    <>
      <span>
        {credentialParts(scheme)[0]?.meaning === 'key' ? (
          <Translate id="panel.key.share" values={names}>
            {'Use your {from} key for {to} too?'}
          </Translate>
        ) : (
          <Translate id="panel.credentials.share" values={names}>
            {'Use your {from} credentials for {to} too?'}
          </Translate>
        )}
      </span>
      <span className={styles.answers}>
        <Action onClick={() => answer(offer.parts)}>
          <Translate id="panel.key.share.yes">Yes</Translate>
        </Action>
        <Action onClick={() => answer({})}>
          <Translate id="panel.key.share.no">No</Translate>
        </Action>
      </span>
    </>
  );
}
