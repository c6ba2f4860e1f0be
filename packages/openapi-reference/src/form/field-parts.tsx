import Translate from '@docusaurus/Translate';
import React, {type ComponentProps, type ReactNode} from 'react';
import {usePanel} from './form-state';
import styles from './styles.module.css';
import InlineCode from '../components/InlineCode';

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

/** The name of a value, and whether it is required. */
export function FieldName({
  name,
  required = false,
}: {
  name: string;
  required?: boolean | undefined;
}): ReactNode {
  return (
    <>
      <InlineCode>{name}</InlineCode>{' '}
      {required ? (
        <span className={styles.required}>
          <Translate id="reference.required">required</Translate>
        </span>
      ) : null}
    </>
  );
}

/** A labelled field with its error. The children receive the attributes of the input. */
export function Field({
  name,
  label,
  children,
}: {
  name: string;
  label: ReactNode;
  children: (
    input: {id: string; className: string | undefined} & ReturnType<typeof invalid>,
  ) => ReactNode;
}): ReactNode {
  const {id, form} = usePanel();
  const fieldId = `${id}-${name}`;
  const error = form.errors[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      {children({id: fieldId, className: styles.input, ...invalid(fieldId, error)})}
      <FieldError fieldId={fieldId} error={error} />
    </div>
  );
}

/** A button that looks like a link. */
export function Action(attributes: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.action} {...attributes} />;
}

interface Option {
  value: string | number;
  /** Default: the value. */
  label?: string;
}

export function Options({options}: {options: readonly Option[]}): ReactNode {
  return options.map(({value, label = value}) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A choice that has no error. */
export function Choice({
  label,
  options,
  ...attributes
}: {label: ReactNode; options: readonly Option[]} & ComponentProps<'select'>): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select {...attributes} className={styles.input}>
        <Options options={options} />
      </select>
    </label>
  );
}
