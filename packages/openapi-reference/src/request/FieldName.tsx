import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The name of a value, and whether it is required. */
export default function FieldName({
  name,
  required = false,
}: {
  name: string;
  required?: boolean | undefined;
}): ReactNode {
  return (
    <>
      <code>{name}</code>{' '}
      {required ? (
        <span className={styles.required}>
          <Translate id="reference.required">required</Translate>
        </span>
      ) : null}
    </>
  );
}
