import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {Action, Field} from '../form/field-parts';
import {usePanel} from '../form/form-state';
import styles from '../form/styles.module.css';
import type {CredentialPart} from './credential';
import type {SecurityScheme} from './security';

/**
 * A credential, or a part of one. Its input has no name, so that the browser never submits it without
 * scripts.
 */
export function CredentialField({
  scheme,
  part: {variable, meaning},
  label,
  shown,
  // Styles tell an empty field by its placeholder.
  placeholder = ' ',
  isLast = true,
}: {
  scheme: SecurityScheme;
  part: CredentialPart;
  label: string;
  /** The label as the page shows it. */
  shown?: ReactNode;
  placeholder?: string;
  /** It is the last part. A question about the credential is below it. */
  isLast?: boolean;
}): ReactNode {
  const {FieldQuestion} = usePanel().live ?? {};
  return (
    <Field name={variable} label={label} shown={shown}>
      {(input) => (
        <>
          <input
            {...input}
            data-panel-field={variable}
            data-credential={meaning}
            data-scheme={scheme.name}
            type={meaning === 'user' ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
          />
          {FieldQuestion && isLast ? <FieldQuestion scheme={scheme} /> : null}
        </>
      )}
    </Field>
  );
}

/** What the reader can do with credentials that are filled in. */
export function KeyActions({copyLabel}: {copyLabel: ReactNode}): ReactNode {
  const {run} = usePanel();
  return (
    <div className={styles.keyActions}>
      <Action onClick={() => run('forgetKey')}>
        <Translate id="panel.key.forget">Forget</Translate>
      </Action>{' '}
      <Action onClick={() => run('copyWithKey')}>{copyLabel}</Action>
    </div>
  );
}
