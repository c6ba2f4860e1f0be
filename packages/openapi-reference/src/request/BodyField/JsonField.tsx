import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {BODY_NAME} from '../../reference/request-link';
import {FieldError} from '../field-error';
import JsonBody, {type JsonBodyProps} from '../JsonBody';
import styles from '../styles.module.css';

/** A body of JSON with its label and the message that stopped the request. */
export default function JsonField({
  id,
  error,
  ...body
}: Omit<JsonBodyProps, 'errorId'> & {error: string | undefined}): ReactNode {
  const fieldId = `${id}-${BODY_NAME}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        <Translate id="reference.requestBody">Request body</Translate>
      </label>
      <JsonBody
        {...body}
        id={fieldId}
        errorId={error === undefined ? undefined : `${fieldId}-error`}
      />
      <FieldError id={id} name={BODY_NAME} error={error} />
    </div>
  );
}
