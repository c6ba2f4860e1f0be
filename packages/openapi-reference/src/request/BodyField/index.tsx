import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {
  BODY_NAME,
  BODY_TYPE_NAME,
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
import type {FieldErrors} from '../form-state';
import {announceChange} from './announce-change';
import FileBody from './FileBody';
import FormBody from './FormBody';
import {parseFormText} from '../form-text';
import styles from '../styles.module.css';
import {useAnnouncedFields} from '../useAnnouncedFields';
import Select from './Select';
import JsonField from './JsonField';
import TextBody from './TextBody';

export interface BodyFieldProps {
  id: string;
  body: RequestBody;
  components: SchemaComponents;
  /** Default values of the form. Undefined until it is filled in as a whole. */
  defaults: RequestValues | undefined;
  errors: FieldErrors;
}

/** The fields of a request body, with choices of its media type and of an example that fills them. */
export default function BodyField({
  id,
  body,
  components,
  defaults,
  errors,
}: BodyFieldProps): ReactNode {
  const {contents, required} = body;
  const initial = Math.max(
    contents.findIndex(({mediaType}) => mediaType === defaults?.[BODY_TYPE_NAME]),
    0,
  );
  const [chosen, choose] = useState({content: initial, example: -1});
  const container = useRef<HTMLDivElement>(null);
  useAnnouncedFields('body');
  useAnnouncedChange(container, `${chosen.content} ${chosen.example}`);
  const content = contents[chosen.content];
  if (content === undefined) {
    return null;
  }
  const examples = content.examples.filter(({text}) => text !== undefined);
  const isFilled = chosen.example < 0 && chosen.content === initial && defaults;
  const example = examples[Math.max(chosen.example, 0)];
  return (
    <div ref={container} className={styles.form}>
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
        // The fields are uncontrolled: a new key applies the new default values.
        key={`${chosen.content} ${chosen.example}`}
        id={id}
        content={content}
        components={components}
        required={required}
        text={isFilled ? (defaults[BODY_NAME] ?? '') : undefined}
        example={example}
        errors={errors}
      />
    </div>
  );
}

function ContentField({
  id,
  content,
  components,
  required,
  text,
  example,
  errors,
}: {
  id: string;
  content: Content;
  components: SchemaComponents;
  required: boolean;
  /** The value of a link or an earlier request. Default: the example. */
  text: string | undefined;
  example: ContentExample | undefined;
  errors: FieldErrors;
}): ReactNode {
  if (content.file === 'binary') {
    return (
      <FileBody
        id={id}
        mediaType={content.mediaType}
        required={required}
        errors={errors}
      />
    );
  }
  if (content.form !== undefined) {
    const values = text === undefined ? (example?.values ?? []) : parseFormText(text);
    return <FormBody id={id} form={content.form} values={values} errors={errors} />;
  }
  const error = errors[BODY_NAME];
  if (isJsonMediaType(content.mediaType)) {
    return (
      <JsonField
        id={id}
        node={content.node}
        components={components}
        example={example?.text}
        value={text ?? example?.text}
        required={required}
        error={error}
      />
    );
  }
  return (
    <TextBody id={id} text={text ?? example?.text} required={required} error={error} />
  );
}

/** Tells the form that the reader has chosen other values, after these are rendered. */
function useAnnouncedChange(
  container: React.RefObject<HTMLElement>,
  version: string,
): void {
  const announced = useRef(version);
  useEffect(() => {
    if (announced.current !== version) {
      announced.current = version;
      announceChange(container.current);
    }
  }, [container, version]);
}
