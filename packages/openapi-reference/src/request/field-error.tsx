import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The attributes of a field with an error. */
export function invalid(
  fieldId: string,
  error: string | undefined,
): {'aria-invalid'?: true; 'aria-describedby'?: string} {
  return error === undefined
    ? {}
    : {'aria-invalid': true, 'aria-describedby': `${fieldId}-error`};
}

export function FieldError({
  fieldId,
  error,
}: {
  fieldId: string;
  error: string | undefined;
}): ReactNode {
  return error === undefined ? null : (
    <p className={styles.error} id={`${fieldId}-error`}>
      {error}
    </p>
  );
}
