import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, useState, type ReactNode} from 'react';
import type {Parameter} from '../../parameter/parameter';
import {parameterKey} from '../../value/request-link';
import {EMPTY_VALUE} from '../../value/value-check';
import {FieldError, fieldLabel, FieldName, invalid} from '../../form/field-parts';
import LabelText from '../../components/LabelText';
import {initialText, usePanel} from '../../form/form-state';
import panelStyles from '../../form/styles.module.css';
import {draftText, readDraft} from './draft';
import styles from './styles.module.css';
import ValueInput from './ValueInput';

/** The inputs of a parameter that has several, or a note. */
export default function SpecialField({parameter}: {parameter: Parameter}): ReactNode {
  const {id, components, form, edit} = usePanel();
  const name = parameterKey(parameter);
  const fieldId = `${id}-${name}`;
  const error = form.errors[name];
  const initial = initialText(parameter, form) ?? '';
  const [draft, setDraft] = useState(() => readDraft(parameter, components, initial));
  const [isWithoutValue, setWithoutValue] = useState(
    parameter.allowEmptyValue === true && initial.trim() === EMPTY_VALUE,
  );
  const text = draftText(draft, isWithoutValue);
  useEffect(() => edit({[name]: text}), [name, text, edit]);

  const withoutValue = translate({
    id: 'panel.withoutValue',
    message: 'Send it without a value',
  });
  const isGroup = typeof draft !== 'string';
  const Group = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Group
      className={isGroup ? styles.group : panelStyles.field}
      {...(isGroup ? {...invalid(fieldId, error), 'aria-invalid': undefined} : {})}
    >
      <Label
        className={panelStyles.label}
        {...(isGroup ? {} : {htmlFor: fieldId, 'aria-hidden': true})}
      >
        <FieldName {...parameter} />
      </Label>
      <div className={styles.parts}>
        <ValueInput
          place={{
            id: fieldId,
            name,
            label: isGroup ? parameter.name : fieldLabel(parameter),
            level: 0,
            isDisabled: isWithoutValue,
            hint: parameter.hint ?? parameter.example.join(','),
          }}
          node={parameter.mediaType === undefined ? parameter.node : {isLong: true}}
          draft={draft}
          onEdit={setDraft}
        />
        {isGroup ? <FieldError fieldId={fieldId} error={error} /> : null}
        {parameter.allowEmptyValue === true ? (
          <label className={styles.option}>
            <input
              type="checkbox"
              // An error of the parameter moves the focus to what is before it.
              name={`${name}/`}
              checked={isWithoutValue}
              aria-label={withoutValue}
              onChange={({target}) => setWithoutValue(target.checked)}
            />
            <LabelText>{withoutValue}</LabelText>
          </label>
        ) : null}
        {parameter.in === 'cookie' ? (
          <p className={panelStyles.note}>
            <Translate id="panel.cookie">
              A page cannot send this cookie: the code samples have it, Send does not.
            </Translate>
          </p>
        ) : null}
      </div>
    </Group>
  );
}
