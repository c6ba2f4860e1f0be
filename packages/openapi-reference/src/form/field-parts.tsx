import {translate} from '@docusaurus/Translate';
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

interface NamedValue {
  name: string;
  required?: boolean | undefined;
}

const requiredText = (): string =>
  translate({id: 'reference.required', message: 'required'});

/** Returns what {@link FieldName} shows, as the name of a field for screen readers. */
export function fieldLabel({name, required = false}: NamedValue): string {
  return required ? `${name} ${requiredText()}` : name;
}

/** The name of a value, and whether it is required. */
export function FieldName({name, required = false}: NamedValue): ReactNode {
  return (
    <>
      <InlineCode>{name}</InlineCode>{' '}
      {required ? <span className={styles.required}>{requiredText()}</span> : null}
    </>
  );
}

/**
 * A labelled field with its error. The children receive the attributes of the input, one of which is its label: a
 * screen reader reads it once, with the field.
 *
 * @param shown The label as the page shows it, with the same text.
 */
export function Field({
  name,
  label,
  shown = label,
  children,
}: {
  name: string;
  label: string;
  shown?: ReactNode;
  children: (
    input: {
      id: string;
      className: string | undefined;
      'aria-label': string;
    } & ReturnType<typeof invalid>,
  ) => ReactNode;
}): ReactNode {
  const {id, form} = usePanel();
  const fieldId = `${id}-${name}`;
  const error = form.errors[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId} aria-hidden="true">
        {shown}
      </label>
      {children({
        id: fieldId,
        className: styles.input,
        'aria-label': label,
        ...invalid(fieldId, error),
      })}
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
}: {label: string; options: readonly Option[]} & ComponentProps<'select'>): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <select {...attributes} aria-label={label} className={styles.input}>
        <Options options={options} />
      </select>
    </label>
  );
}
