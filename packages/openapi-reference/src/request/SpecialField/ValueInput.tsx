import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {BODY_NAME} from '../../value/request-link';
import {dereference} from '../../schema/schema';
import LabelText from '../../components/LabelText';
import {
  FieldError,
  fieldLabel,
  FieldName,
  invalid,
  Options,
} from '../../form/field-parts';
import {type FieldErrors, usePanel} from '../../form/form-state';
import panelStyles from '../../form/styles.module.css';
import {
  choicesOf,
  type Draft,
  fieldKind,
  type InputNode,
  isList,
  type ListDraft,
  type ObjectDraft,
  toDraft,
  toValue,
  withItem,
} from './draft';
import styles from './styles.module.css';

interface InputPlace {
  id: string;
  /** Name of the input, which its error has too: `query.filter/state`. */
  name: string;
  /** Its name for screen readers. That of a form has none. */
  label: string;
  level: number;
  hint?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** The id of the error of the list around it. */
  describedBy?: string | undefined;
}

interface InputProps<T extends Draft> {
  place: InputPlace;
  node: InputNode;
  draft: T;
  onEdit: (draft: Draft) => void;
}

/** The inputs of a value: those of its parts for a list or an object. */
export default function ValueInput(props: InputProps<Draft>): ReactNode {
  const {components, form} = usePanel();
  const {place, draft} = props;
  const node = dereference(props.node, components);
  const kind = fieldKind(node, components, place.level);
  // What is around the parts of a whole value shows its error.
  const isWhole = place.level === 0 && typeof draft !== 'string';
  return (
    <>
      {kind === 'file' ? (
        <FileInput {...props} node={node} />
      ) : typeof draft === 'string' ? (
        <TextInput {...props} node={node} draft={draft} />
      ) : !isList(draft) ? (
        <ObjectInput {...props} node={node} draft={draft} />
      ) : kind === 'choices' ? (
        <Choices {...props} node={node} draft={draft} />
      ) : (
        <ListInput {...props} node={node} draft={draft} />
      )}
      {isWhole ? null : <FieldError fieldId={place.id} error={form.errors[place.name]} />}
    </>
  );
}

function attributesOf(
  {id, name, label, isDisabled, isRequired, describedBy}: InputPlace,
  errors: FieldErrors,
): React.InputHTMLAttributes<HTMLElement> & {name: string} {
  return {
    id,
    name,
    className: panelStyles.input ?? '',
    disabled: isDisabled === true,
    required: isRequired === true,
    'aria-label': label,
    'aria-describedby': describedBy,
    ...invalid(id, errors[name]),
  };
}

function TextInput({place, node, draft, onEdit}: InputProps<string>): ReactNode {
  const {errors} = usePanel().form;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // The reader may have typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? draft;
    if (typed !== draft) {
      onEdit(typed);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shared = {...attributesOf(place, errors), value: draft};
  const choices = choicesOf(node);
  if (choices !== undefined) {
    // The form renders on input, which comes before change, and would reset the select.
    const handleInput = ({currentTarget}: FormEvent<HTMLSelectElement>): void =>
      onEdit(currentTarget.value);
    return (
      <select {...shared} onInput={handleInput} onChange={handleInput}>
        <option value="">{translate({id: 'panel.notSent', message: 'Not sent'})}</option>
        <Options options={choices.map((value) => ({value}))} />
      </select>
    );
  }
  const text = {
    ...shared,
    ref: input,
    placeholder: node.example ?? (place.hint || FORMAT_HINTS[node.format ?? '']),
    spellCheck: false,
    onChange: ({target}: {target: {value: string}}) => onEdit(target.value),
  };
  return node.isLong === true ? (
    <textarea {...text} rows={3} />
  ) : (
    <input
      {...text}
      type="text"
      inputMode={node.types?.includes('integer') === true ? 'numeric' : undefined}
    />
  );
}

/** The form of a value that has no example. */
const FORMAT_HINTS: Readonly<Record<string, string>> = {
  date: 'yyyy-MM-dd',
  'date-time': 'yyyy-MM-ddTHH:mm:ssZ',
  time: 'HH:mm:ssZ',
};

/** Chooses files. The draft has their names; the request takes them from the input. */
function FileInput({
  place,
  node: {files = [], types},
  onEdit,
}: InputProps<Draft>): ReactNode {
  return (
    <input
      {...attributesOf(place, usePanel().form.errors)}
      type="file"
      accept={acceptOf(files)}
      multiple={types?.includes('array') === true}
      data-body-files={place.name.slice(BODY_NAME.length + 1)}
      onInput={({currentTarget}) =>
        onEdit(Array.from(currentTarget.files ?? [], ({name}) => name))
      }
    />
  );
}

/** A browser knows no endings of unknown bytes, and would show no file. */
function acceptOf(mediaTypes: readonly string[]): string | undefined {
  const known = mediaTypes.map((mediaType) => mediaType.split(';')[0]?.trim() ?? '');
  return known.length === 0 ||
    known.some((one) => /^(\*|application\/octet-stream)/i.test(one))
    ? undefined
    : known.join(',');
}

function Choices({place, node, draft, onEdit}: InputProps<ListDraft>): ReactNode {
  const {components} = usePanel();
  const values = choicesOf(dereference(node.items ?? {}, components)) ?? [];
  return (
    <div className={styles.choices} role="group" aria-label={place.label}>
      {values.map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            name={place.name}
            checked={draft.includes(value)}
            onChange={({target: {checked}}) =>
              onEdit(
                values.filter((one) => (one === value ? checked : draft.includes(one))),
              )
            }
            aria-label={value}
          />
          <LabelText>
            <code>{value}</code>
          </LabelText>
        </label>
      ))}
    </div>
  );
}

function isFilled(draft: Draft): boolean {
  return toValue(draft) !== undefined;
}

/** The items of a list in their order, and an empty one, which adds to them. */
function ListInput({
  place,
  node: {items = {}},
  draft,
  onEdit,
}: InputProps<ListDraft>): ReactNode {
  const {components, form} = usePanel();
  const {id, name, label, level} = place;
  const empty = toDraft(items, components, undefined, level + 1);
  const addHint = translate({id: 'panel.list.add', message: 'Add a value'});
  // An error of the list moves the focus to the first item.
  const errorId = form.errors[name] === undefined ? undefined : `${id}-error`;
  return (
    <ol className={styles.list}>
      {[...draft, empty].map((item, index) => (
        <li key={index} className={styles.parts}>
          <ValueInput
            place={{
              ...place,
              id: `${id}/${index}`,
              // Errors are about those that are sent.
              name: `${name}/${draft.slice(0, index).filter(isFilled).length}`,
              label: itemLabel(label, index),
              level: level + 1,
              hint: index < draft.length ? '' : addHint,
              isRequired: false,
              describedBy: index === 0 ? errorId : undefined,
            }}
            node={items}
            draft={item}
            onEdit={(edited) => onEdit(withItem(draft, index, edited, isFilled))}
          />
        </li>
      ))}
    </ol>
  );
}

function itemLabel(label: string, index: number): string {
  return translate(
    {id: 'panel.list.item', message: '{label}, item {number}'},
    {label, number: index + 1},
  );
}

function ObjectInput({
  place: {id, name, label, level, isDisabled = false},
  node: {properties = [], additionalProperties},
  draft: {fields, rows},
  onEdit,
}: InputProps<ObjectDraft>): ReactNode {
  const {components} = usePanel();
  const others = additionalProperties === true ? {} : additionalProperties;
  const place = {level: level + 1, isDisabled};
  const shownRows =
    others === undefined
      ? []
      : [...rows, ['', toDraft(others, components, undefined, level + 1)] as const];
  return (
    <>
      {properties.map(({name: field, required, node}, index) => {
        const kind = fieldKind(dereference(node, components), components, level + 1);
        // Other parts are a group, which has its name.
        const Label = kind === 'object' || kind === 'choices' ? 'span' : 'label';
        const isNamed = label === '' && Label === 'label' && kind !== 'list';
        const partLabel = label === '' ? field : `${label}: ${field}`;
        return (
          <div key={field} className={styles.property}>
            <Label
              className={panelStyles.label}
              {...(kind !== 'object' && {'aria-hidden': true})}
              {...(Label === 'label' && {
                htmlFor: `${id}-${index}${kind === 'list' ? '/0' : ''}`,
              })}
            >
              <FieldName name={field} required={required} />
            </Label>
            <div className={styles.parts}>
              <ValueInput
                place={{
                  ...place,
                  id: `${id}-${index}`,
                  name: `${name}/${field}`,
                  label: isNamed ? fieldLabel({name: field, required}) : partLabel,
                  isRequired: required,
                }}
                node={node}
                draft={fields.get(field) ?? ''}
                onEdit={(edited) =>
                  onEdit({rows, fields: new Map(fields).set(field, edited)})
                }
              />
            </div>
          </div>
        );
      })}
      {shownRows.map(([rowName, value], index) => {
        const replace = (...row: ObjectDraft['rows'][number]): void =>
          onEdit({
            fields,
            rows: withItem(
              rows,
              index,
              row,
              ([one, held]) => one !== '' || isFilled(held),
            ),
          });
        return (
          <div key={index} className={clsx(styles.property, styles.parts)}>
            <input
              type="text"
              className={panelStyles.input}
              name={`${name}/`}
              value={rowName}
              disabled={isDisabled}
              aria-label={translate(
                {id: 'panel.list.name', message: '{item}: name'},
                {item: itemLabel(label, index)},
              )}
              placeholder={translate({id: 'panel.list.namePlaceholder', message: 'name'})}
              spellCheck={false}
              onChange={({target}) => replace(target.value, value)}
            />
            <div className={styles.parts}>
              <ValueInput
                place={{
                  ...place,
                  id: `${id}/${index}`,
                  name: `${name}/${rowName}`,
                  label: itemLabel(label, index),
                }}
                node={others ?? {}}
                draft={value}
                onEdit={(edited) => replace(rowName, edited)}
              />
            </div>
          </div>
        );
      })}
    </>
  );
}
