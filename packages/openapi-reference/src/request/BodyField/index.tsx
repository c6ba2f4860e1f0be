import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {
  BODY_NAME,
  BODY_TYPE_NAME,
  FILES_NAME,
  type RequestValues,
} from '../../reference/request-link';
import {
  type Content,
  type ContentExample,
  exampleLabel,
  isJsonMediaType,
  type RequestBody,
} from '../../reference/response';
import type {SchemaComponents} from '../../reference/schema';
import {FieldError, invalid} from '../field-error';
import type {FieldErrors, HandleEdit} from '../form-state';
import {parseFormText, printFormText} from '../form-text';
import JsonBody from '../JsonBody';
import ValueInput from '../SpecialField/ValueInput';
import styles from '../styles.module.css';
import FormBody, {textsIn} from './FormBody';

export interface BodyFieldProps {
  id: string;
  body: RequestBody;
  components: SchemaComponents;
  /** Default values of the form. Undefined until it is filled in as a whole. */
  defaults: RequestValues | undefined;
  errors: FieldErrors;
  onEdit: HandleEdit;
}

/** The fields of a request body, with choices of its media type and of an example that fills them. */
export default function BodyField({
  body: {contents, required},
  defaults,
  ...shared
}: BodyFieldProps): ReactNode {
  const {id} = shared;
  const initial = Math.max(
    contents.findIndex(({mediaType}) => mediaType === defaults?.[BODY_TYPE_NAME]),
    0,
  );
  const [chosen, choose] = useState({content: initial, example: -1});
  const content = contents[chosen.content];
  if (content === undefined) {
    return null;
  }
  const examples = content.examples.filter(({text}) => text !== undefined);
  const isFilled = chosen.example < 0 && chosen.content === initial && defaults;
  return (
    <div className={styles.form}>
      {contents.length === 1 ? null : (
        <Select
          id={`${id}-${BODY_TYPE_NAME}`}
          name={BODY_TYPE_NAME}
          isValue
          label={<Translate id="reference.mediaType">Media type</Translate>}
          value={chosen.content}
          // The first is the default, which a link does not name.
          options={contents.map(({mediaType}, index) => ({
            value: index === 0 ? '' : mediaType,
            label: mediaType,
          }))}
          onChoose={(index) => choose({content: index, example: -1})}
        />
      )}
      {examples.length < 2 ? null : (
        <Select
          id={`${id}-body-example`}
          name="body-example"
          label={<Translate id="reference.response.example">Example</Translate>}
          value={Math.max(chosen.example, 0)}
          options={examples.map((one, index) => {
            const label = exampleLabel(one) ?? String(index + 1);
            return {value: String(index), label};
          })}
          onChoose={(index) => choose({...chosen, example: index})}
        />
      )}
      <ContentField
        // A new key applies the new default values.
        key={`${chosen.content} ${chosen.example}`}
        {...shared}
        content={content}
        required={required}
        text={isFilled ? (defaults[BODY_NAME] ?? '') : undefined}
        example={examples[Math.max(chosen.example, 0)]}
      />
    </div>
  );
}

interface ContentFieldProps extends Omit<BodyFieldProps, 'body' | 'defaults'> {
  content: Content;
  required: boolean;
  /** The value of a link or an earlier request. Default: the example. */
  text: string | undefined;
  example: ContentExample | undefined;
}

function ContentField(props: ContentFieldProps): ReactNode {
  const {id, content, components, required, text, example, errors, onEdit} = props;
  if (content.form !== undefined && content.file !== 'binary') {
    const values = text === undefined ? (example?.values ?? []) : parseFormText(text);
    return <FormBody {...{id, errors, onEdit, values}} form={content.form} />;
  }
  const fieldId = `${id}-${BODY_NAME}`;
  const error = errors[BODY_NAME];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        <Translate id="reference.requestBody">Request body</Translate>
      </label>
      {content.file === 'binary' ? (
        <ValueInput
          place={{
            id: fieldId,
            name: BODY_NAME,
            label: '',
            level: 0,
            isRequired: required,
          }}
          context={{components, errors: {}}}
          node={{types: ['string'], files: [content.mediaType]}}
          draft=""
          onEdit={(names) =>
            onEdit({
              [BODY_NAME]: '',
              [FILES_NAME]: printFormText(textsIn(names).map((name) => ['', name])),
            })
          }
        />
      ) : isJsonMediaType(content.mediaType) ? (
        <JsonBody
          id={fieldId}
          node={content.node}
          components={components}
          example={example?.text}
          value={text ?? example?.text}
          required={required}
          errorId={error === undefined ? undefined : `${fieldId}-error`}
          onEdit={onEdit}
        />
      ) : (
        <TextBody {...props} fieldId={fieldId} />
      )}
      <FieldError fieldId={fieldId} error={error} />
    </div>
  );
}

/** A body of a text other than JSON. */
function TextBody({
  fieldId,
  text,
  example,
  required,
  errors,
  onEdit,
}: ContentFieldProps & {fieldId: string}): ReactNode {
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onEdit({[BODY_NAME]: textarea.current?.value ?? ''}), [onEdit]);
  return (
    <textarea
      ref={textarea}
      name={BODY_NAME}
      id={fieldId}
      className={styles.input}
      rows={8}
      defaultValue={text ?? example?.text}
      required={required}
      spellCheck={false}
      data-request-value=""
      {...invalid(fieldId, errors[BODY_NAME])}
    />
  );
}

/** A labelled select of one of several options. */
function Select({
  id,
  name,
  isValue,
  label,
  value,
  options,
  onChoose,
}: {
  id: string;
  name: string;
  /** The select is a value of the request. */
  isValue?: true;
  label: ReactNode;
  /** Index of the chosen option. */
  value: number;
  options: readonly {value: string; label: string}[];
  onChoose: (index: number) => void;
}): ReactNode {
  // The form renders on input, which comes before change, and would reset the select.
  const handleInput = ({currentTarget}: FormEvent<HTMLSelectElement>): void =>
    onChoose(currentTarget.selectedIndex);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.input}
        value={options[value]?.value}
        data-request-value={isValue ? '' : undefined}
        onInput={handleInput}
        onChange={handleInput}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
