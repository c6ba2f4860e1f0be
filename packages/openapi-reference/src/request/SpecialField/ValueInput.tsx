import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {dereference} from '../../reference/schema';
import {
  choicesOf,
  type Draft,
  fieldKind,
  type ListDraft,
  newItem,
  type ObjectDraft,
} from './draft';
import {FieldError, type InputContext, type InputPlace, type InputProps} from './input';
import ListInput from './ListInput';
import styles from './styles.module.css';

/** The inputs of a value: those of its parts for a list or an object. */
export default function ValueInput({
  node: unresolved,
  draft,
  ...props
}: InputProps<Draft>): ReactNode {
  const {components} = props.context;
  const node = dereference(unresolved, components);
  const kind = fieldKind(node, components, props.place.level);
  if (typeof draft === 'string') {
    return kind === 'choice' ? (
      <Choice node={node} draft={draft} {...props} />
    ) : (
      <TextInput node={node} draft={draft} {...props} />
    );
  }
  if ('fields' in draft) {
    return <ObjectInput node={node} draft={draft} {...props} />;
  }
  return kind === 'choices' ? (
    <Choices node={node} draft={draft} {...props} />
  ) : (
    <ListInput node={node} draft={draft} Value={ValueInput} {...props} />
  );
}

/** The attributes of an input. Those of a parameter as a whole have their label beside them. */
function attributesOf(
  {id, name, label, level, isDisabled}: InputPlace,
  {errors}: InputContext,
): React.InputHTMLAttributes<HTMLElement> & {name: string} {
  return {
    id,
    name,
    className: styles.input ?? '',
    disabled: isDisabled === true,
    ...(level === 0 ? {} : {'aria-label': label}),
    ...(errors[name] === undefined
      ? {}
      : {'aria-invalid': true, 'aria-describedby': `${id}-error`}),
  };
}

function TextInput({place, context, node, draft, onEdit}: InputProps<string>): ReactNode {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // The reader may have typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? draft;
    if (typed !== draft) {
      onEdit(typed, true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const shared = {
    ...attributesOf(place, context),
    ref: input,
    value: draft,
    placeholder: node.example ?? (place.hint || formatHint(node.format)),
    spellCheck: false,
    onChange: ({target}: {target: {value: string}}) => onEdit(target.value, true),
  };
  return (
    <>
      {place.isLong === true ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={node.types?.includes('integer') === true ? 'numeric' : undefined}
        />
      )}
      <FieldError id={place.id} error={context.errors[place.name]} />
    </>
  );
}

/** Shows the form of a value that has no example. */
function formatHint(format: string | undefined): string | undefined {
  const hints: Readonly<Record<string, string>> = {
    date: 'yyyy-MM-dd',
    'date-time': 'yyyy-MM-ddTHH:mm:ssZ',
    time: 'HH:mm:ssZ',
  };
  return hints[format ?? ''];
}

function Choice({place, context, node, draft, onEdit}: InputProps<string>): ReactNode {
  // The form renders on input, which comes before change, and would reset the select.
  const handleInput = ({currentTarget}: FormEvent<HTMLSelectElement>): void =>
    onEdit(currentTarget.value, false);
  return (
    <>
      <select
        {...attributesOf(place, context)}
        value={draft}
        onInput={handleInput}
        onChange={handleInput}
      >
        <option value="">{translate({id: 'panel.notSent', message: 'Not sent'})}</option>
        {(choicesOf(node) ?? []).map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      <FieldError id={place.id} error={context.errors[place.name]} />
    </>
  );
}

function Choices({
  place,
  context,
  node,
  draft,
  onEdit,
}: InputProps<ListDraft>): ReactNode {
  const values = choicesOf(dereference(node.items ?? {}, context.components)) ?? [];
  const chosen = new Set(draft.items.map((item) => item.draft));
  const choose = (value: string, isChosen: boolean): void =>
    onEdit(
      {
        items: values
          .filter((one) => (one === value ? isChosen : chosen.has(one)))
          .map(newItem),
      },
      false,
    );
  return (
    <div className={styles.choices} role="group" aria-label={place.label}>
      {values.map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            name={place.name}
            checked={chosen.has(value)}
            onChange={({target}) => choose(value, target.checked)}
          />
          <code>{value}</code>
        </label>
      ))}
    </div>
  );
}

function ObjectInput({
  place,
  context,
  node,
  draft,
  onEdit,
}: InputProps<ObjectDraft>): ReactNode {
  const {id, name, label, level} = place;
  const {properties = [], additionalProperties} = node;
  const others = additionalProperties === true ? {} : additionalProperties;
  return (
    <>
      {properties.map((property, index) => (
        <div key={property.name} className={styles.property}>
          <span className={styles.name}>
            <code>{property.name}</code>{' '}
            {property.required ? (
              <span className={styles.required}>
                <Translate id="reference.required">required</Translate>
              </span>
            ) : null}
          </span>
          <div className={styles.parts}>
            <ValueInput
              place={{
                id: `${id}-${index}`,
                name: `${name}/${property.name}`,
                label: `${label}: ${property.name}`,
                level: level + 1,
              }}
              context={context}
              node={property.node}
              draft={draft.fields.get(property.name) ?? ''}
              onEdit={(edited, isTyping) =>
                onEdit(
                  {...draft, fields: new Map(draft.fields).set(property.name, edited)},
                  isTyping,
                )
              }
            />
          </div>
        </div>
      ))}
      {others === undefined ? null : (
        <ListInput
          place={place}
          context={context}
          node={{items: others}}
          draft={{items: draft.rows}}
          onEdit={(edited, isTyping) =>
            onEdit(
              {...draft, rows: (edited as {items: ObjectDraft['rows']}).items},
              isTyping,
            )
          }
          Value={ValueInput}
          isNamed
        />
      )}
    </>
  );
}
