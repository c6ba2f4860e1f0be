import Translate, {translate} from '@docusaurus/Translate';
import React, {
  type ComponentType,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  type Draft,
  emptyDraft,
  type Item,
  type ListDraft,
  newItem,
  type Row,
  sentIndex,
} from './draft';
import {FieldError, type InputProps} from './input';
import styles from './styles.module.css';

/** What gets the focus after a change of the items. */
interface Target {
  index: number;
  selector: string;
}

const INPUT = 'input, select, textarea, button';

/** The items of a list in their order, or the rows of a map, which have names. */
export default function ListInput({
  place: {id, name, label, level, isDisabled},
  context,
  node,
  draft: {items},
  onEdit,
  Value,
  isNamed = false,
}: InputProps<ListDraft> & {
  /** The inputs of an item. */
  Value: ComponentType<InputProps<Draft>>;
  isNamed?: boolean;
}): ReactNode {
  const {components, errors, announce} = context;
  const error = errors[name];
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<Target>();

  useEffect(() => {
    if (focused !== undefined) {
      const {index, selector} = focused;
      const target =
        list.current?.children[index]?.querySelector<HTMLElement>(selector) ??
        addButton.current;
      target?.focus();
    }
  }, [focused]);

  /** Errors name items by their place, which changes. */
  const forgetErrors = (): void =>
    list.current
      ?.querySelectorAll('[aria-invalid]')
      .forEach((input) => input.dispatchEvent(new Event('input', {bubbles: true})));

  const add = (): void => {
    const item = newItem(emptyDraft(node.items, components, level + 1));
    setFocused({index: items.length, selector: INPUT});
    const added: Item | Row = isNamed ? {...item, name: ''} : item;
    onEdit({items: [...items, added]}, false);
    announce(
      translate(
        {id: 'panel.list.added', message: '{label} has {count} items.'},
        {
          label,
          count: items.length + 1,
        },
      ),
    );
  };

  const remove = (index: number): void => {
    forgetErrors();
    setFocused({
      index: Math.min(index, items.length - 2),
      selector: '[data-action="remove"]',
    });
    onEdit({items: items.filter((_, other) => other !== index)}, false);
    announce(
      translate(
        {
          id: 'panel.list.removed',
          message: 'Item {number} of {label} removed, {count} left.',
        },
        {number: index + 1, label, count: items.length - 1},
      ),
    );
  };

  const move = (index: number, by: 1 | -1): void => {
    forgetErrors();
    const moved = [...items];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    const isAtEnd = index + by === (by === 1 ? items.length - 1 : 0);
    const action = (by === 1) === isAtEnd ? 'up' : 'down';
    setFocused({index: index + by, selector: `[data-action="${action}"]`});
    onEdit({items: moved}, false);
    announce(
      translate(
        {id: 'panel.list.moved', message: 'Now item {number} of {count}.'},
        {number: index + by + 1, count: items.length},
      ),
    );
  };

  const replace = (index: number, item: Item | Row, isTyping: boolean): void =>
    onEdit({items: items.map((one, other) => (other === index ? item : one))}, isTyping);

  return (
    <>
      {items.length === 0 ? null : (
        <ol className={styles.list} ref={list}>
          {items.map((item, index) => {
            const number = index + 1;
            const itemLabel = translate(
              {id: 'panel.list.item', message: '{label}, item {number}'},
              {label, number},
            );
            const key = isNamed ? (item as Row).name : String(sentIndex(items, index));
            return (
              <li key={item.id} className={styles.item}>
                <div className={isNamed ? styles.pair : styles.parts}>
                  {isNamed ? (
                    <input
                      type="text"
                      className={styles.input}
                      name={`${name}/`}
                      value={(item as Row).name}
                      aria-label={translate(
                        {id: 'panel.list.name', message: '{item}: name'},
                        {item: itemLabel},
                      )}
                      placeholder={translate({
                        id: 'panel.list.namePlaceholder',
                        message: 'name',
                      })}
                      spellCheck={false}
                      onChange={({target}) => {
                        const row: Row = {...item, name: target.value};
                        replace(index, row, true);
                      }}
                    />
                  ) : null}
                  <Value
                    place={{
                      id: `${id}/${index}`,
                      name: `${name}/${key}`,
                      label: itemLabel,
                      level: level + 1,
                      isDisabled: isDisabled === true,
                    }}
                    context={context}
                    node={node.items ?? {}}
                    draft={item.draft}
                    onEdit={(draft, isTyping) =>
                      replace(index, {...item, draft}, isTyping)
                    }
                  />
                </div>
                {isNamed ? null : (
                  <>
                    <ActionButton
                      action="up"
                      isDisabled={index === 0}
                      label={translate(
                        {id: 'panel.list.up', message: 'Move up: {item}'},
                        {item: itemLabel},
                      )}
                      onClick={() => move(index, -1)}
                    >
                      ↑
                    </ActionButton>
                    <ActionButton
                      action="down"
                      isDisabled={index === items.length - 1}
                      label={translate(
                        {id: 'panel.list.down', message: 'Move down: {item}'},
                        {item: itemLabel},
                      )}
                      onClick={() => move(index, 1)}
                    >
                      ↓
                    </ActionButton>
                  </>
                )}
                <ActionButton
                  action="remove"
                  label={translate(
                    {id: 'panel.list.remove', message: 'Remove: {item}'},
                    {item: itemLabel},
                  )}
                  onClick={() => remove(index)}
                >
                  <Translate id="panel.list.removeShort">Remove</Translate>
                </ActionButton>
              </li>
            );
          })}
        </ol>
      )}
      <button
        type="button"
        ref={addButton}
        className={styles.add}
        // An error of the list as a whole moves the focus here.
        name={name}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        disabled={isDisabled}
        onClick={add}
      >
        {isNamed
          ? translate({id: 'panel.list.addPair', message: 'Add a name and value'})
          : translate({id: 'panel.list.add', message: 'Add an item'})}
        <span className={styles.announcement}> {label}</span>
      </button>
      {level === 0 ? null : <FieldError id={id} error={error} />}
    </>
  );
}

function ActionButton({
  action,
  label,
  isDisabled = false,
  onClick,
  children,
}: {
  action: string;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      data-action={action}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
