import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {Edit} from './edits';
import {sameAction, type BodyPart, type PartAction} from './parts';
import {pathText, shownText, type ValuePath} from './shown-text';
import styles from './styles.module.css';

/** Actions beyond these are shown on request. */
const MAX_SHOWN = 8;

/** Number of parts that are shown, from the innermost. */
const MAX_PARTS = 3;

/** Makes an edit of the value at a path. It is found again, because the text may be newer than the parts. */
export type HandlePartEdit = (
  path: ValuePath,
  findEdit: (part: BodyPart) => Edit | undefined,
  notice: string,
) => void;

/** What can be added to the objects and arrays around the cursor, removed or chosen. */
export default function Parts({
  parts,
  onEdit,
}: {
  parts: readonly BodyPart[];
  onEdit: HandlePartEdit;
}): ReactNode {
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
        .filter(hasActions)
        .slice(-MAX_PARTS)
        .map((part) => (
          <Part key={part.path.join('/')} part={part} onEdit={onEdit} />
        ))}
    </div>
  );
}

function hasActions({missing, pair, item, removal, variants, values}: BodyPart): boolean {
  return (
    missing.length + variants.length + values.length > 0 ||
    pair !== undefined ||
    item !== undefined ||
    removal !== undefined
  );
}

function Part({part, onEdit}: {part: BodyPart; onEdit: HandlePartEdit}): ReactNode {
  const {path, type, missing, pair, item, removal, variants, values} = part;
  const place = pathText(path);
  const edit = (name: 'item' | 'pair' | 'removal', notice: string) => (): void =>
    onEdit(path, (current) => current[name], notice);
  const choose =
    (list: 'missing' | 'variants' | 'values', notice: (name: string) => string) =>
    (action: PartAction, index: number): void =>
      onEdit(
        path,
        (current) => sameAction(current[list], action, index)?.edit,
        notice(shownText(action.name)),
      );
  return (
    <div className={styles.part} role="group" aria-label={place}>
      <div className={styles.partHead}>
        {path.length === 0 ? <span>{place}</span> : <code>{place}</code>}
        <span className={styles.type}>{type}</span>
        {item === undefined ? null : (
          <EditButton
            onClick={edit(
              'item',
              translate({id: 'panel.body.itemAdded', message: 'Added an item.'}),
            )}
          >
            <Translate id="panel.body.addItem">Add item</Translate>
          </EditButton>
        )}
        {pair === undefined ? null : (
          <EditButton
            onClick={edit(
              'pair',
              translate({
                id: 'panel.body.pairAdded',
                message: 'Added a property. Write its name.',
              }),
            )}
          >
            <Translate id="panel.body.addPair">Add property with a new name</Translate>
          </EditButton>
        )}
        {removal === undefined ? null : (
          <EditButton
            onClick={edit(
              'removal',
              translate(
                {id: 'panel.body.removed', message: 'Removed {name}.'},
                {name: place},
              ),
            )}
          >
            <Translate id="panel.body.remove">Remove</Translate>
          </EditButton>
        )}
      </div>
      <Actions
        label={translate({id: 'panel.body.add', message: 'Add'})}
        actions={missing}
        onChoose={choose('missing', added)}
      />
      <Actions
        label={translate({id: 'panel.body.variants', message: 'One of'})}
        actions={variants}
        onChoose={choose('variants', chosen)}
      />
      <Actions
        label={translate({id: 'panel.body.values', message: 'Value'})}
        actions={values}
        onChoose={choose('values', chosen)}
      />
    </div>
  );
}

function EditButton({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  );
}

function added(name: string): string {
  return translate({id: 'panel.body.added', message: 'Added {name}.'}, {name});
}

function chosen(name: string): string {
  return translate({id: 'panel.body.chosen', message: 'Now it is {name}.'}, {name});
}

function Actions({
  label,
  actions,
  onChoose,
}: {
  label: string;
  actions: readonly PartAction[];
  onChoose: (action: PartAction, index: number) => void;
}): ReactNode {
  if (actions.length === 0) {
    return null;
  }
  const chip = (action: PartAction, index: number): ReactNode => (
    <button
      key={index}
      type="button"
      className={styles.chip}
      aria-label={`${label} ${shownText(action.name)}`}
      aria-pressed={action.isCurrent}
      onClick={() => onChoose(action, index)}
    >
      {shownText(action.name)}
      {action.isRequired === true ? <span className={styles.needed}> *</span> : null}
    </button>
  );
  return (
    <div className={styles.chips}>
      <span>{label}</span>
      {actions.slice(0, MAX_SHOWN).map(chip)}
      {actions.length > MAX_SHOWN ? (
        <details>
          <summary>
            <Translate id="panel.body.more" values={{count: actions.length - MAX_SHOWN}}>
              {'{count} more'}
            </Translate>
          </summary>
          <div className={styles.chips}>
            {actions
              .slice(MAX_SHOWN)
              .map((action, index) => chip(action, index + MAX_SHOWN))}
          </div>
        </details>
      ) : null}
    </div>
  );
}
