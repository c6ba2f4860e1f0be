import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Parameter} from '../../reference/parameter';
import {parameterKey} from '../../reference/request-link';
import {dereference, type SchemaComponents} from '../../reference/schema';
import {EMPTY_VALUE} from '../../reference/value-check';
import type {FormState} from '../form-state';
import {type Draft, draftText, fieldKind, readDraft} from './draft';
import {FieldError} from './input';
import styles from './styles.module.css';
import ValueInput from './ValueInput';

/**
 * The inputs of a parameter that has several, or a note. A hidden input has the text of all of them, which
 * the form reads.
 */
export default function SpecialField({
  id,
  parameter,
  components,
  form,
  initial = '',
}: {
  id: string;
  parameter: Parameter;
  components: SchemaComponents;
  form: FormState;
  initial: string | undefined;
}): ReactNode {
  const name = parameterKey(parameter);
  const fieldId = `${id}-${name}`;
  const [draft, setDraft] = useState(() => readDraft(parameter, components, initial));
  const [isWithoutValue, setWithoutValue] = useState(
    parameter.allowEmptyValue === true && initial.trim() === EMPTY_VALUE,
  );
  const [announcement, announce] = useState('');
  const hidden = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const text = draftText(draft, isWithoutValue);
  const formText = form.values[name] ?? '';

  // The form reads the hidden input when it changes.
  useEffect(() => {
    if (text !== formText) {
      hidden.current?.dispatchEvent(new Event('input', {bubbles: true}));
      if (!isTyping.current) {
        hidden.current?.dispatchEvent(new Event('change', {bubbles: true}));
      }
    }
    // Only the reader's changes count: the form has the same text afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);

  const handleEdit = (edited: Draft, typing: boolean): void => {
    isTyping.current = typing;
    setDraft(edited);
  };

  const node = parameter.mediaType === undefined ? parameter.node : {};
  const kind = fieldKind(dereference(node, components), components, 0);
  const isGroup = kind !== 'text' && kind !== 'choice';
  const Group = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Group
      className={isGroup ? styles.group : styles.field}
      {...(isGroup && form.errors[name] !== undefined
        ? {'aria-describedby': `${fieldId}-error`}
        : {})}
    >
      <Label
        className={isGroup ? styles.legend : styles.label}
        {...(isGroup ? {} : {htmlFor: fieldId})}
      >
        <code>{parameter.name}</code>{' '}
        {parameter.required ? (
          <span className={styles.required}>
            <Translate id="reference.required">required</Translate>
          </span>
        ) : null}
      </Label>
      <div className={styles.parts}>
        <ValueInput
          place={{
            id: fieldId,
            name,
            label: parameter.name,
            level: 0,
            isDisabled: isWithoutValue,
            isLong: parameter.mediaType !== undefined,
            hint: parameter.hint ?? parameter.example.join(','),
          }}
          context={{components, errors: form.errors, announce}}
          node={node}
          draft={draft}
          onEdit={handleEdit}
        />
        {isGroup ? <FieldError id={fieldId} error={form.errors[name]} /> : null}
        {parameter.allowEmptyValue === true ? (
          <label className={styles.option}>
            <input
              type="checkbox"
              name={name}
              checked={isWithoutValue}
              onChange={({target}) => {
                isTyping.current = false;
                setWithoutValue(target.checked);
              }}
            />
            <Translate id="panel.withoutValue">Send it without a value</Translate>
          </label>
        ) : null}
        {parameter.in === 'cookie' ? (
          <p className={styles.note}>
            <Translate id="panel.cookie">
              A page cannot send this cookie: the code samples have it, Send does not.
            </Translate>
          </p>
        ) : null}
        <input
          ref={hidden}
          type="hidden"
          name={name}
          value={text}
          data-request-value=""
          readOnly
        />
        {isGroup ? (
          <span role="status" className={styles.announcement}>
            {announcement}
          </span>
        ) : null}
      </div>
    </Group>
  );
}
