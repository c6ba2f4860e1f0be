import React, {type ReactNode} from 'react';
import type {SchemaComponents, SchemaNode} from '../../reference/schema';
import type {FieldErrors} from '../form-state';
import type {Draft} from './draft';
import styles from './styles.module.css';

export interface InputContext {
  components: SchemaComponents;
  errors: FieldErrors;
  /** Says to screen readers what happened to the parts. */
  announce: (text: string) => void;
}

export interface InputPlace {
  id: string;
  /** Name of the input, which its error has too: `query.filter/state`. */
  name: string;
  label: string;
  level: number;
  hint?: string;
  isDisabled?: boolean;
  /** The text is JSON. */
  isLong?: boolean;
}

export interface InputProps<T extends Draft> {
  place: InputPlace;
  context: InputContext;
  node: SchemaNode;
  draft: T;
  onEdit: (draft: Draft, isTyping: boolean) => void;
}

export function FieldError({
  id,
  error,
}: {
  id: string;
  error: string | undefined;
}): ReactNode {
  return error === undefined ? null : (
    <p className={styles.error} id={`${id}-error`}>
      {error}
    </p>
  );
}
