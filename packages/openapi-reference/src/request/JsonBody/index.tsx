import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {BODY_NAME} from '../../value/request-link';
import type {SchemaNode} from '../../schema/schema';
import {usePanel} from '../../form/form-state';
import {readBody} from './problem-text';
import {changeText, type Edit} from './change';
import {exampleOfNode} from './example-of-node';
import {printJson, treeOf} from './json-tree';
import Parts from './Parts';
import {partsAt} from './body-parts';
import Problems from './Problems';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';
import {editTextarea, selectInTextarea} from './textarea';
import {Action} from '../../form/field-parts';

/** Delay after the last key before the body is checked, in milliseconds. */
const PAUSE_MS = 250;

const ROWS = {least: 5, most: 24};

interface JsonBodyProps {
  /** The id of the textarea. */
  id: string;
  label: string;
  node: SchemaNode;
  example: string | undefined;
  /** The text at first, if it is not the example. */
  value: string | undefined;
  required: boolean;
  /** The id of the message that stopped the request. */
  errorId: string | undefined;
}

/**
 * The field of a JSON body. Its problems are below it after the reader has edited it, with what can be
 * added to the objects and arrays at the cursor. The textarea works without scripts.
 */
export default function JsonBody({
  id,
  label,
  node,
  example,
  value,
  required,
  errorId,
}: JsonBodyProps): ReactNode {
  const {components, edit: editForm} = usePanel();
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const given = useMemo(
    () => example ?? exampleOfNode(node, components),
    [example, node, components],
  );
  const first = value ?? given;
  const [initial] = useState(() => typedText(id, first) ?? first);
  const [text, setText] = useState(first);
  const [checked, setChecked] = useState(first);
  const [cursor, setCursor] = useState(0);
  const [notice, setNotice] = useState('');
  const {selectMessage} = usePluralForm();

  // The form reads its fields before this code is loaded, and the reader may have typed before.
  useEffect(() => {
    const textarea = textareaRef.current;
    if (textarea !== null) {
      textarea.dataset.isLive = '';
      setText(textarea.value);
      editForm({[BODY_NAME]: textarea.value});
    }
  }, [editForm]);

  useEffect(() => {
    const handleSelection = (): void => {
      const textarea = textareaRef.current;
      if (textarea !== null && document.activeElement === textarea) {
        setCursor(textarea.selectionStart);
      }
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const isEdited = checked !== given;
  const body = useMemo(
    () => readBody(checked, node, components),
    [checked, node, components],
  );
  const {tree} = body;
  const parts = useMemo(
    () => (tree === undefined ? [] : partsAt(tree, node, components, cursor)),
    [tree, node, components, cursor],
  );
  const problems = isEdited || errorId !== undefined ? body.problems : [];
  const describedBy = clsx(errorId, problems.length > 0 && `${id}-problems`);

  /** Makes the edit that a function finds in the text of now, which may be newer than the checked one. */
  const edit = (
    findEdit: (current: string) => Edit | undefined,
    what: string,
    focused?: HTMLElement,
  ): void => {
    const textarea = textareaRef.current;
    const change = textarea === null ? undefined : findEdit(textarea.value);
    if (textarea !== null && change !== undefined) {
      editTextarea(textarea, change);
      setNotice(what);
      focused?.focus();
    }
    setChecked(textarea?.value ?? '');
  };
  const count = translate(
    {id: 'panel.body.problems', message: 'One problem|{count} problems'},
    {count: problems.length},
  );
  const state =
    problems.length > 0
      ? selectMessage(problems.length, count)
      : isEdited
        ? translate({id: 'panel.body.noProblems', message: 'No problems'})
        : '';
  const lines = text.split('\n').length;

  return (
    <div className={styles.body}>
      <div className={styles.editor}>
        <div className={styles.gutter} aria-hidden="true" ref={gutterRef}>
          <Gutter
            count={lines}
            marked={new Set(problems.map(({position}) => position.line))}
          />
        </div>
        <textarea
          ref={textareaRef}
          name={BODY_NAME}
          id={id}
          aria-label={label}
          className={styles.text}
          rows={Math.min(Math.max(lines, ROWS.least), ROWS.most)}
          defaultValue={initial}
          suppressHydrationWarning
          required={required}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          data-request-value=""
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
          onInput={({currentTarget}) => {
            setText(currentTarget.value);
            setNotice('');
          }}
          onScroll={({currentTarget}) =>
            gutterRef.current?.scrollTo(0, currentTarget.scrollTop)
          }
        />
      </div>
      <p className={styles.count} aria-live="polite">
        {`${notice} ${state}`.trim()}
      </p>
      <Problems
        id={`${id}-problems`}
        problems={problems}
        onSelect={({start, end}) => selectInTextarea(textareaRef.current, start, end)}
      />
      <Parts
        parts={parts}
        onAction={({change}, what) =>
          edit((current) => changeText(current, change), what)
        }
      />
      <div className={panelStyles.actions}>
        <Action
          disabled={tree === undefined}
          onClick={({currentTarget}) =>
            edit(
              (current) => replaced(formatted(current)),
              translate({id: 'panel.body.formatted', message: 'Formatted.'}),
              currentTarget,
            )
          }
        >
          <Translate id="panel.body.format">Format</Translate>
        </Action>
        <Action
          onClick={({currentTarget}) =>
            edit(
              () => replaced(given),
              translate({id: 'panel.body.wasReset', message: 'The example is back.'}),
              currentTarget,
            )
          }
        >
          <Translate id="panel.body.reset">Reset to the example</Translate>
        </Action>
      </div>
    </div>
  );
}

/** Replaces the whole text, with the cursor at its start. */
function replaced(text: string | undefined): Edit | undefined {
  return text === undefined ? undefined : {text, selectStart: 0, selectEnd: 0};
}

function formatted(json: string): string | undefined {
  const tree = treeOf(json);
  return tree && printJson(tree, '');
}

/** Returns what the reader has typed into the HTML of the page before this code was loaded. */
function typedText(id: string, first: string): string | undefined {
  if (typeof document === 'undefined') {
    return undefined;
  }
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement &&
    field.defaultValue === first &&
    field.dataset.isLive === undefined
    ? field.value
    : undefined;
}

/** The numbers of the lines. Those with problems are marked. */
function Gutter({
  count,
  marked,
}: {
  count: number;
  marked: ReadonlySet<number>;
}): ReactNode {
  return Array.from({length: count}, (_, index) => (
    <React.Fragment key={index}>
      {marked.has(index + 1) ? (
        <span className={styles.marked}>{index + 1}</span>
      ) : (
        index + 1
      )}
      {'\n'}
    </React.Fragment>
  ));
}
