import Translate from '@docusaurus/Translate';
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import {type FormField, type FormValues, isMultipartForm} from '../../body/form';
import {BODY_NAME, FILES_NAME} from '../../value/request-link';
import {printFormText} from '../../form/form-text';
import {usePanel} from '../../form/form-state';
import {
  type Draft,
  type InputNode,
  isList,
  type ObjectDraft,
} from '../SpecialField/draft';
import styles from '../SpecialField/styles.module.css';
import ValueInput from '../SpecialField/ValueInput';
import panelStyles from '../../form/styles.module.css';

/** The fields of a form. The request has their values as one text, and the names of files as another. */
export default function FormBody({
  mediaType,
  form,
  values,
}: {
  mediaType: string;
  form: readonly FormField[];
  values: FormValues;
}): ReactNode {
  const {id, edit} = usePanel();
  const [fields] = useState(() => withOthers(form, values));
  const node = useMemo(() => nodeOf(fields), [fields]);
  const [draft, setDraft] = useState(() => createDraft(fields, values));
  useEffect(() => {
    const textsOf = (isFile: boolean): string =>
      printFormText(
        fields
          .filter(({kind}) => (kind === 'file') === isFile)
          .flatMap(({name}) =>
            textsIn(draft.fields.get(name)).map((text) => [name, text] as const),
          ),
      );
    edit({[BODY_NAME]: textsOf(false), [FILES_NAME]: textsOf(true)});
  }, [fields, draft, edit]);
  const headers = isMultipartForm(mediaType)
    ? fields.flatMap((field) => field.headers ?? [])
    : [];
  return (
    <fieldset className={styles.group}>
      <legend className={panelStyles.label}>
        <Translate id="reference.requestBody">Request body</Translate>
      </legend>
      <div className={styles.parts}>
        <ValueInput
          place={{id: `${id}-${BODY_NAME}`, name: BODY_NAME, label: '', level: 0}}
          node={node}
          draft={draft}
          onEdit={(edited) => setDraft(edited as ObjectDraft)}
        />
      </div>
      {headers.length === 0 ? null : (
        <p className={panelStyles.note}>
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

/** A form of any fields has those of its example. */
function withOthers(form: readonly FormField[], values: FormValues): FormField[] {
  const known = new Set(form.map(({name}) => name));
  const others = values.filter(([name]) => !known.has(name));
  return [
    ...form,
    ...others.map(([name, texts]): FormField => ({
      name,
      kind: 'text',
      ...(texts.length > 1 ? {isList: true} : {}),
    })),
  ];
}

/** Returns the object whose properties are the fields of a form. */
function nodeOf(fields: readonly FormField[]): InputNode {
  const properties = fields.map(({required = false, ...field}) => {
    const {name, kind, isList: isArray, options, mediaTypes = []} = field;
    const types = [isArray === true ? 'array' : 'string'];
    const item: InputNode = {
      types: ['string'],
      ...(options && {enum: options.map((value) => ({value, description: ''}))}),
      ...(kind === 'json' ? {isLong: true} : {}),
    };
    const list: InputNode = isArray === true ? {types, items: item} : item;
    return {name, required, node: kind === 'file' ? {types, files: mediaTypes} : list};
  });
  return {types: ['object'], properties};
}

function createDraft(fields: readonly FormField[], values: FormValues): ObjectDraft {
  const texts = new Map(values);
  return {
    fields: new Map(
      fields.map(({name, kind, isList: isArray}): [string, Draft] => {
        const given = kind === 'file' ? [] : (texts.get(name) ?? []);
        return [name, isArray === true || kind === 'file' ? given : (given[0] ?? '')];
      }),
    ),
    rows: [],
  };
}

/** Returns the texts of a field that are filled in. */
export function textsIn(draft: Draft = ''): string[] {
  const texts = typeof draft === 'string' ? [draft] : isList(draft) ? draft : [];
  return texts.filter((text) => typeof text === 'string' && text !== '') as string[];
}
