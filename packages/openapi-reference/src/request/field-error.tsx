import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export function invalid(
  id: string,
  name: string,
  error: string | undefined,
): {'aria-invalid'?: true; 'aria-describedby'?: string} {
  return error === undefined
    ? {}
    : {'aria-invalid': true, 'aria-describedby': `${id}-${name}-error`};
}

export function FieldError({
  id,
  name,
  error,
}: {
  id: string;
  name: string;
  error: string | undefined;
}): ReactNode {
  return error === undefined ? null : (
    <p className={styles.error} id={`${id}-${name}-error`}>
      {error}
    </p>
  );
}
