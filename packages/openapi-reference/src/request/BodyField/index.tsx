import {translate} from '@docusaurus/Translate';
import React, {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import {concreteMediaType, isMediaRange} from '../../body/form';
import {
  BODY_NAME,
  BODY_TYPE_NAME,
  FILE_TYPE_NAME,
  FILES_NAME,
} from '../../value/request-link';
import {
  sentMediaType,
  exampleLabel,
  type Content,
  type ContentExample,
} from '../../body/content';
import {isJsonMediaType} from '../../vocabulary/media-type';
import {Choice, Field} from '../../form/field-parts';
import {parseFormText, printFormText} from '../../form/form-text';
import JsonBody from '../JsonBody';
import {usePanel} from '../../form/form-state';
import ValueInput from '../SpecialField/ValueInput';
import styles from '../../form/styles.module.css';
import FormBody, {textsIn} from './FormBody';

/** The fields of a request body, with choices of its media type and of an example that fills them. */
export default function BodyField(): ReactNode {
  const {
    operation: {requestBody: {contents, required} = {contents: [], required: false}},
    form: {defaults},
  } = usePanel();
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
        <Choice
          name={BODY_TYPE_NAME}
          label={translate({id: 'reference.mediaType', message: 'Media type'})}
          value={chosen.content === 0 ? '' : content.mediaType}
          data-request-value=""
          // The first is the default, which a link does not name.
          options={contents.map(({mediaType}, index) => ({
            value: index === 0 ? '' : mediaType,
            label: mediaType,
          }))}
          {...onChoice((index) => choose({content: index, example: -1}))}
        />
      )}
      {examples.length < 2 ? null : (
        <Choice
          name="body-example"
          label={translate({id: 'reference.response.example', message: 'Example'})}
          value={Math.max(chosen.example, 0)}
          options={examples.map((one, index) => ({
            value: index,
            label: exampleLabel(one) ?? String(index + 1),
          }))}
          {...onChoice((index) => choose({...chosen, example: index}))}
        />
      )}
      <ContentField
        // A new key applies the new default values.
        key={`${chosen.content} ${chosen.example}`}
        content={content}
        required={required}
        text={isFilled ? defaults[BODY_NAME] : undefined}
        example={examples[Math.max(chosen.example, 0)]}
      />
    </div>
  );
}

/** The form renders on input, which comes before change, and would reset the select. */
function onChoice(
  choose: (index: number) => void,
): Pick<ComponentProps<'select'>, 'onInput' | 'onChange'> {
  const handle = ({currentTarget}: FormEvent<HTMLSelectElement>): void =>
    choose(currentTarget.selectedIndex);
  return {onInput: handle, onChange: handle};
}

interface ContentFieldProps {
  content: Content;
  required: boolean;
  /** The value of a link or an earlier request, which can be empty. Default: the example. */
  text: string | undefined;
  example: ContentExample | undefined;
}

function ContentField({content, required, text, example}: ContentFieldProps): ReactNode {
  const {id, edit, form: state} = usePanel();
  const {form, file, mediaType, node} = content;
  if (form !== undefined && file !== 'binary') {
    const values = text === undefined ? (example?.values ?? []) : parseFormText(text);
    return <FormBody mediaType={sentMediaType(content)} form={form} values={values} />;
  }
  const label = translate({id: 'reference.requestBody', message: 'Request body'});
  const fieldId = `${id}-${BODY_NAME}`;
  if (file === 'binary') {
    return (
      <>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={fieldId} aria-hidden="true">
            {label}
          </label>
          <ValueInput
            place={{
              id: fieldId,
              name: BODY_NAME,
              label,
              level: 0,
              isRequired: required,
            }}
            node={{types: ['string'], files: [mediaType]}}
            draft=""
            onEdit={(names) =>
              edit({
                [BODY_NAME]: '',
                [FILES_NAME]: printFormText(textsIn(names).map((name) => ['', name])),
              })
            }
          />
        </div>
        {isMediaRange(mediaType) ? (
          <Field
            name={FILE_TYPE_NAME}
            label={translate({
              id: 'panel.body.fileType',
              message: 'Media type of the file',
            })}
          >
            {(input) => (
              <input
                {...input}
                name={FILE_TYPE_NAME}
                type="text"
                defaultValue={state.defaults?.[FILE_TYPE_NAME]}
                placeholder={concreteMediaType(mediaType)}
                spellCheck={false}
                data-request-value=""
              />
            )}
          </Field>
        ) : null}
      </>
    );
  }
  const value = text ?? example?.text;
  return (
    <Field name={BODY_NAME} label={label}>
      {(input) =>
        isJsonMediaType(sentMediaType(content)) ? (
          <JsonBody
            id={input.id}
            label={label}
            node={node}
            example={example?.text}
            value={value}
            required={required}
            errorId={input['aria-describedby']}
          />
        ) : (
          <TextBody {...input} defaultValue={value} required={required} />
        )
      }
    </Field>
  );
}

/** A body of a text other than JSON. */
function TextBody(attributes: ComponentProps<'textarea'>): ReactNode {
  const {edit} = usePanel();
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => edit({[BODY_NAME]: textarea.current?.value ?? ''}), [edit]);
  return (
    <textarea
      {...attributes}
      ref={textarea}
      name={BODY_NAME}
      rows={8}
      spellCheck={false}
      data-request-value=""
    />
  );
}
