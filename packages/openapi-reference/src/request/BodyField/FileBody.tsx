import Translate from '@docusaurus/Translate';
import React, {useRef, type ReactNode} from 'react';
import {BODY_NAME, FILES_NAME} from '../../reference/request-link';
import type {FieldErrors} from '../form-state';
import {FieldError, invalid} from '../field-error';
import styles from '../styles.module.css';
import {printFormText} from '../form-text';

/** A body that is a file. */
export default function FileBody({
  id,
  mediaType,
  required,
  errors,
}: {
  id: string;
  mediaType: string;
  required: boolean;
  errors: FieldErrors;
}): ReactNode {
  const name = useRef<HTMLInputElement>(null);
  const error = errors[BODY_NAME];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-${BODY_NAME}`}>
        <Translate id="reference.requestBody">Request body</Translate>
      </label>
      <input
        type="file"
        name={BODY_NAME}
        id={`${id}-${BODY_NAME}`}
        className={styles.input}
        accept={acceptOf([mediaType])}
        required={required}
        data-body-files=""
        onInput={({currentTarget: {files}}) => {
          if (name.current !== null) {
            name.current.value = printFormText(
              [...(files ?? [])].map((file) => ['', file.name]),
            );
          }
        }}
        {...invalid(id, BODY_NAME, error)}
      />
      <input type="hidden" name={FILES_NAME} ref={name} data-request-value="" />
      <FieldError id={id} name={BODY_NAME} error={error} />
    </div>
  );
}

/** A browser knows no endings of unknown bytes, and would show no file. */
export function acceptOf(mediaTypes: readonly string[]): string | undefined {
  const known = mediaTypes.map((mediaType) => mediaType.split(';')[0]?.trim() ?? '');
  return known.length === 0 ||
    known.some((one) => /^(\*|application\/octet-stream)/i.test(one))
    ? undefined
    : known.join(',');
}
