import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {FormField, FormValues} from '../../reference/form';
import {BODY_NAME, FILES_NAME} from '../../reference/request-link';
import {FieldError, invalid} from '../field-error';
import type {FieldErrors} from '../form-state';
import panelStyles from '../styles.module.css';
import {announceChange} from './announce-change';
import {acceptOf} from './FileBody';
import {formFieldName, printFormText} from '../form-text';
import styles from './styles.module.css';

/**
 * The fields of a form. A hidden input has all their values as one text, and another one the names of
 * the files, which no link contains.
 */
export default function FormBody({
  id,
  form,
  values,
  errors,
}: {
  id: string;
  form: readonly FormField[];
  values: FormValues;
  errors: FieldErrors;
}): ReactNode {
  const container = useRef<HTMLFieldSetElement>(null);
  const body = useRef<HTMLInputElement>(null);
  const fileNames = useRef<HTMLInputElement>(null);
  const known = new Set(form.map(({name}) => name));
  // A form of any fields has those of its example.
  const others = values
    .filter(([name]) => !known.has(name))
    .map(([name, texts]): FormField => ({
      name,
      kind: 'text',
      ...(texts.length > 1 ? {isList: true} : {}),
    }));
  const fields = [...form, ...others];
  const isFile = (name: string): boolean =>
    fields.find((field) => field.name === name)?.kind === 'file';
  const initial = values
    .filter(([name]) => !isFile(name))
    .flatMap(([name, texts]) => texts.map((text) => [name, text] as const));
  const collect = (): void => {
    if (
      container.current !== null &&
      body.current !== null &&
      fileNames.current !== null
    ) {
      const {texts, files} = readForm(container.current);
      body.current.value = printFormText(texts);
      fileNames.current.value = printFormText(files);
    }
  };
  const headers = fields.flatMap((field) => field.headers ?? []);
  return (
    <fieldset className={styles.form} ref={container} onInput={collect}>
      <legend className={panelStyles.label}>
        <Translate id="reference.requestBody">Request body</Translate>
      </legend>
      <input
        type="hidden"
        name={BODY_NAME}
        ref={body}
        defaultValue={printFormText(initial)}
        data-request-value=""
      />
      <input type="hidden" name={FILES_NAME} ref={fileNames} data-request-value="" />
      {fields.map((field) => (
        <Field
          key={field.name}
          id={id}
          field={field}
          texts={values.find(([name]) => name === field.name)?.[1] ?? []}
          error={errors[formFieldName(field.name)]}
          onChange={() => {
            collect();
            announceChange(container.current);
          }}
        />
      ))}
      {headers.length === 0 ? null : (
        <p className={styles.note}>
          <Translate
            id="panel.body.headers"
            values={{headers: headers.map(([name]) => name).join(', ')}}
          >
            {
              'The code samples have headers of single fields, which Send leaves out: {headers}.'
            }
          </Translate>
        </p>
      )}
    </fieldset>
  );
}

function readForm(container: HTMLElement): {
  texts: [name: string, text: string][];
  files: [name: string, fileName: string][];
} {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>('[data-form-field]'),
  ].map((input) => ({input, name: input.dataset['formField'] ?? ''}));
  return {
    texts: inputs
      .filter(({input}) => input.type !== 'file' && input.value !== '')
      .map(({input, name}) => [name, input.value]),
    files: inputs.flatMap(({input, name}) =>
      [...(input.files ?? [])].map((file): [string, string] => [name, file.name]),
    ),
  };
}

function Field({
  id,
  field,
  texts,
  error,
  onChange,
}: {
  id: string;
  field: FormField;
  texts: readonly string[];
  error: string | undefined;
  /** The field has more or fewer values than before. */
  onChange: () => void;
}): ReactNode {
  const {name, kind} = field;
  const isList = field.isList === true && kind !== 'file';
  const nextKey = useRef(texts.length);
  const [items, setItems] = useState(() =>
    isList ? texts.map((text, key) => ({key, text})) : [{key: 0, text: texts[0]}],
  );
  const list = useRef<HTMLDivElement>(null);
  const length = useRef(items.length);
  const changed = useRef(0);
  useEffect(() => {
    if (length.current !== items.length) {
      const isAdded = length.current < items.length;
      length.current = items.length;
      onChange();
      // The added item, or the neighbour of the removed one; without items, the button that adds one.
      const place = Math.min(changed.current, Math.max(items.length - 1, 0));
      const row = list.current?.children[place];
      const target = row?.querySelector<HTMLElement>(
        isAdded ? 'input, select, textarea' : 'button',
      );
      (target ?? (row as HTMLElement | undefined))?.focus();
    }
  });
  const inputName = formFieldName(name);
  const inputId = `${id}-${inputName}`;
  return (
    <div className={panelStyles.field}>
      <label className={panelStyles.label} htmlFor={inputId}>
        <code>{name}</code>{' '}
        {field.required === true ? (
          <span className={panelStyles.required}>
            <Translate id="reference.required">required</Translate>
          </span>
        ) : null}
      </label>
      <div ref={list}>
        {items.map(({key, text}, index) => (
          <div key={key} className={styles.item}>
            <Input
              field={field}
              id={index === 0 ? inputId : `${inputId}-${key}`}
              label={index === 0 ? undefined : `${name} ${index + 1}`}
              text={text}
              error={invalid(id, inputName, error)}
            />
            {isList ? (
              <button
                type="button"
                className={panelStyles.action}
                aria-label={translate(
                  {id: 'panel.body.remove.label', message: 'Remove {name} {number}'},
                  {name, number: index + 1},
                )}
                onClick={() => {
                  changed.current = index;
                  setItems(items.filter((item) => item.key !== key));
                }}
              >
                <Translate id="panel.body.remove">Remove</Translate>
              </button>
            ) : null}
          </div>
        ))}
        {isList ? (
          <button
            type="button"
            className={panelStyles.action}
            // With no value, it is what the label names, and what an error is about.
            {...(items.length === 0
              ? {
                  id: inputId,
                  name: inputName,
                  'aria-describedby': invalid(id, inputName, error)['aria-describedby'],
                }
              : {})}
            onClick={() => {
              nextKey.current += 1;
              changed.current = items.length;
              setItems([...items, {key: nextKey.current, text: undefined}]);
            }}
          >
            <Translate id="panel.body.add" values={{name}}>
              {'Add {name}'}
            </Translate>
          </button>
        ) : null}
      </div>
      <FieldError id={id} name={inputName} error={error} />
    </div>
  );
}

function Input({
  field: {name, kind, isList, options, mediaTypes = [], required},
  id,
  label,
  text,
  error,
}: {
  field: FormField;
  id: string;
  label: string | undefined;
  text: string | undefined;
  error: ReturnType<typeof invalid>;
}): ReactNode {
  const shared = {
    id,
    name: formFieldName(name),
    className: panelStyles.input,
    'aria-label': label,
    'data-form-field': name,
    required: required === true && isList !== true,
    ...error,
  };
  if (kind === 'file') {
    return (
      <input
        {...shared}
        type="file"
        accept={acceptOf(mediaTypes)}
        multiple={isList === true}
        data-body-files={name}
      />
    );
  }
  if (kind === 'json') {
    return <textarea {...shared} rows={3} defaultValue={text} spellCheck={false} />;
  }
  return options === undefined ? (
    <input {...shared} type="text" defaultValue={text} spellCheck={false} />
  ) : (
    <select {...shared} defaultValue={text}>
      <option value="">{translate({id: 'panel.notSent', message: 'Not sent'})}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
