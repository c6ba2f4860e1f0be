import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {BodyPart, PartAction} from './body-parts';
import {pathText, shownText} from './shown-text';
import styles from './styles.module.css';
import {Action} from '../../form/field-parts';

/** Actions beyond these are shown on request. */
const MAX_SHOWN = 8;

/** Number of parts that are shown, from the innermost. */
const MAX_PARTS = 3;

interface PartsProps {
  parts: readonly BodyPart[];
  /** Makes the change of an action, and says what was done. */
  onAction: (action: PartAction, notice: string) => void;
}

/** What can be added to the objects and arrays around the cursor, removed or chosen. */
export default function Parts({parts, onAction}: PartsProps): ReactNode {
  return (
    <div
      className={styles.parts}
      role="group"
      aria-label={translate({
        id: 'panel.body.parts',
        message: 'Parts of the body at the cursor',
      })}
    >
      {parts
        .filter(({actions}) => actions.length > 0)
        .slice(-MAX_PARTS)
        .map((part) => (
          <Part key={part.path.join('/')} part={part} onAction={onAction} />
        ))}
    </div>
  );
}

function Part({
  part: {path, type, actions},
  onAction,
}: Pick<PartsProps, 'onAction'> & {part: BodyPart}): ReactNode {
  const place = pathText(path);
  const choose = (action: PartAction): void =>
    onAction(action, noticeOf(action.kind, action.name === '' ? place : action.name));
  const ofKind = (kind: PartAction['kind']): PartAction[] =>
    actions.filter((action) => action.kind === kind);
  return (
    <div className={styles.part} role="group" aria-label={place}>
      <div className={styles.partHead}>
        {path.length === 0 ? <span>{place}</span> : <code>{place}</code>}
        <span className={styles.type}>{type}</span>
        {[...ofKind('item'), ...ofKind('pair'), ...ofKind('removal')].map((action) => (
          <Action key={action.kind} onClick={() => choose(action)}>
            {action.kind === 'item' ? (
              <Translate id="panel.body.addItem">Add item</Translate>
            ) : action.kind === 'pair' ? (
              <Translate id="panel.body.addPair">Add property with a new name</Translate>
            ) : (
              <Translate id="panel.body.remove">Remove</Translate>
            )}
          </Action>
        ))}
      </div>
      <Chips
        label={translate({id: 'panel.body.add', message: 'Add'})}
        actions={ofKind('property')}
        onChoose={choose}
      />
      <Chips
        label={translate({id: 'panel.body.variants', message: 'One of'})}
        actions={ofKind('variant')}
        onChoose={choose}
      />
      <Chips
        label={translate({id: 'panel.body.values', message: 'Value'})}
        actions={ofKind('value')}
        onChoose={choose}
      />
    </div>
  );
}

function noticeOf(kind: PartAction['kind'], text: string): string {
  const name = shownText(text);
  switch (kind) {
    case 'item':
      return translate({id: 'panel.body.itemAdded', message: 'Added an item.'});
    case 'pair':
      return translate({
        id: 'panel.body.pairAdded',
        message: 'Added a property. Write its name.',
      });
    case 'removal':
      return translate({id: 'panel.body.removed', message: 'Removed {name}.'}, {name});
    case 'property':
      return translate({id: 'panel.body.added', message: 'Added {name}.'}, {name});
    default:
      return translate({id: 'panel.body.chosen', message: 'Now it is {name}.'}, {name});
  }
}

function Chips({
  label,
  actions,
  onChoose,
}: {
  label: string;
  actions: readonly PartAction[];
  onChoose: (action: PartAction) => void;
}): ReactNode {
  if (actions.length === 0) {
    return null;
  }
  const chips = actions.map((action, index) => (
    <button
      key={index}
      type="button"
      className={styles.chip}
      aria-label={`${label} ${shownText(action.name)}`}
      aria-pressed={action.isCurrent}
      onClick={() => onChoose(action)}
    >
      {shownText(action.name)}
      {action.isRequired === true ? <span className={styles.needed}> *</span> : null}
    </button>
  ));
  return (
    <div className={styles.chips}>
      <span>{label}</span>
      {chips.slice(0, MAX_SHOWN)}
      {chips.length > MAX_SHOWN ? (
        <details>
          <summary>
            <Translate id="panel.body.more" values={{count: chips.length - MAX_SHOWN}}>
              {'{count} more'}
            </Translate>
          </summary>
          <div className={styles.chips}>{chips.slice(MAX_SHOWN)}</div>
        </details>
      ) : null}
    </div>
  );
}
