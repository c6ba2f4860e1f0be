import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {BODY_NAME} from '../../reference/request-link';
import {FieldError, invalid} from '../field-error';
import styles from '../styles.module.css';

/** A body of a text other than JSON. */
export default function TextBody({
  id,
  text,
  required,
  error,
}: {
  id: string;
  text: string | undefined;
  required: boolean;
  error: string | undefined;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-${BODY_NAME}`}>
        <Translate id="reference.requestBody">Request body</Translate>
      </label>
      <textarea
        name={BODY_NAME}
        id={`${id}-${BODY_NAME}`}
        className={styles.input}
        rows={8}
        defaultValue={text}
        required={required}
        spellCheck={false}
        data-request-value=""
        {...invalid(id, BODY_NAME, error)}
      />
      <FieldError id={id} name={BODY_NAME} error={error} />
    </div>
  );
}
