import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import answers from '@site/docs/api/answer-targets.json';
import clsx from 'clsx';
import React, {useMemo, useState, type ReactNode} from 'react';
import {shownNetwork} from '@site/src/features/network/network';
import {targetLink, targetsOf, type AnswerTarget} from '@site/src/reference/value-link';
import {pebToKaia} from '@site/src/reference/unit';
import type {Unit} from '@site/src/reference/schema';
import styles from './styles.module.css';
import {namesOf, visibleLines, type JsonLine} from './json-lines';

/** Height of a line in pixels; the style sheet takes it from here. */
const LINE_PX = 20;

/** Up to so many lines are all on the page, where the browser can search in them. */
const MAX_PLAIN_LINES = 600;

/** So many lines above and below what is seen are on the page too. */
const OVERSCAN = 30;

/** Of a longer string, such as an image as base64, only the beginning is shown. */
const MAX_STRING = 2_000;

/** A value whose endpoints are listed. */
interface Opened {
  text: string;
  targets: AnswerTarget[];
}

/** JSON that can be folded, with links from its values to the endpoints that take them. */
export default function JsonView({
  text,
  lines,
  units,
  tools,
}: {
  text: string;
  lines: JsonLine[];
  units: ReadonlyMap<string, Unit>;
  tools: ReactNode;
}): ReactNode {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const visible = useMemo(() => visibleLines(lines, folded), [lines, folded]);
  const toggle = (index: number): void => {
    const next = new Set(folded);
    if (!next.delete(index)) {
      next.add(index);
    }
    setFolded(next);
  };
  const line = (index: number): ReactNode => (
    <Line
      key={index}
      text={text}
      lines={lines}
      index={index}
      isFolded={folded.has(index)}
      units={units}
      onToggle={() => toggle(index)}
      onOpen={setOpened}
    />
  );
  return (
    <>
      <div className={styles.tools}>
        {tools}
        {lines.some(({kind, depth}) => kind === 'open' && depth > 0) ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => setFolded(folded.size === 0 ? innerLines(lines) : new Set())}
          >
            {folded.size === 0 ? (
              <Translate id="panel.fold.all">Collapse all</Translate>
            ) : (
              <Translate id="panel.unfold.all">Expand all</Translate>
            )}
          </button>
        ) : null}
      </div>
      {opened === undefined ? null : (
        <Endpoints opened={opened} onClose={() => setOpened(undefined)} />
      )}
      <Lines count={visible.length} at={(place) => line(visible[place] ?? 0)} />
    </>
  );
}

/** All that opens something, but the outermost. */
function innerLines(lines: readonly JsonLine[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap(({kind, depth}, index) =>
      kind === 'open' && depth > 0 ? [index] : [],
    ),
  );
}

/** A box of lines of one height; of many lines only those that are seen are on the page. */
function Lines({
  count,
  at,
}: {
  count: number;
  at: (place: number) => ReactNode;
}): ReactNode {
  const [view, setView] = useState({top: 0, height: 0});
  const isPlain = count <= MAX_PLAIN_LINES;
  const first = isPlain ? 0 : Math.max(0, Math.floor(view.top / LINE_PX) - OVERSCAN);
  const last = isPlain
    ? count
    : Math.min(count, Math.ceil((view.top + view.height) / LINE_PX) + OVERSCAN);
  const shown = Array.from({length: Math.max(0, last - first)}, (_, place) =>
    at(first + place),
  );
  return (
    <div
      className={clsx(styles.json, 'thin-scrollbar')}
      role="region"
      aria-label={translate({id: 'panel.body', message: 'Body of the answer'})}
      tabIndex={0}
      style={{lineHeight: `${LINE_PX}px`}}
      ref={(box) => {
        if (box !== null && view.height === 0) {
          setView({top: box.scrollTop, height: box.clientHeight || window.innerHeight});
        }
      }}
      onScroll={({currentTarget}) => {
        if (!isPlain) {
          setView({top: currentTarget.scrollTop, height: currentTarget.clientHeight});
        }
      }}
    >
      <pre
        style={{
          paddingTop: first * LINE_PX,
          paddingBottom: (count - last) * LINE_PX,
        }}
      >
        <code>{shown}</code>
      </pre>
    </div>
  );
}

function Line({
  text,
  lines,
  index,
  isFolded,
  units,
  onToggle,
  onOpen,
}: {
  text: string;
  lines: readonly JsonLine[];
  index: number;
  isFolded: boolean;
  units: ReadonlyMap<string, Unit>;
  onToggle: () => void;
  onOpen: (opened: Opened) => void;
}): ReactNode {
  const line = lines[index];
  if (line === undefined) {
    return null;
  }
  const name = text.slice(line.nameStart, line.nameEnd);
  const comma = (isFolded ? lines[line.close] : line)?.comma ? ',' : '';
  return (
    <span className={styles.line} style={{paddingInlineStart: `${line.depth * 2 + 2}ch`}}>
      {line.kind === 'open' ? (
        <button
          type="button"
          className={styles.fold}
          style={{insetInlineStart: `${line.depth * 2}ch`}}
          aria-expanded={!isFolded}
          aria-label={
            name === ''
              ? translate({id: 'panel.fold', message: 'Contents'})
              : translate(
                  {id: 'panel.fold.named', message: 'Contents of {name}'},
                  {name: name.slice(1, -1)},
                )
          }
          onClick={onToggle}
        />
      ) : null}
      {name === '' ? null : (
        <>
          <span className="token property">{name}</span>
          <span className="token operator">: </span>
        </>
      )}
      <Value
        text={text}
        lines={lines}
        line={line}
        isFolded={isFolded}
        units={units}
        onOpen={onOpen}
      />
      {comma === '' ? null : <span className="token punctuation">{comma}</span>}
      <Kaia text={text} lines={lines} line={line} units={units} />
      {'\n'}
    </span>
  );
}

function Value({
  text,
  lines,
  line,
  isFolded,
  onOpen,
}: {
  text: string;
  lines: readonly JsonLine[];
  line: JsonLine;
  isFolded: boolean;
  units: ReadonlyMap<string, Unit>;
  onOpen: (opened: Opened) => void;
}): ReactNode {
  const raw = text.slice(line.start, line.end);
  switch (line.kind) {
    case 'open':
      return isFolded ? (
        <>
          <span className="token punctuation">{raw}…</span>
          <span className="token punctuation">{raw === '{' ? '}' : ']'}</span>
          <span className={styles.note}>
            {' '}
            {translate(
              {id: 'panel.folded', message: '{count} inside'},
              {count: line.count},
            )}
          </span>
        </>
      ) : (
        <span className="token punctuation">{raw}</span>
      );
    case 'close':
    case 'empty':
      return <span className="token punctuation">{raw}</span>;
    case 'literal':
      return <span className="token boolean">{raw}</span>;
    default:
      return (
        <Scalar
          raw={raw}
          names={namesOf(text, lines, line)}
          isString={line.kind === 'string'}
          onOpen={onOpen}
        />
      );
  }
}

function Scalar({
  raw,
  names,
  isString,
  onOpen,
}: {
  raw: string;
  names: string[];
  isString: boolean;
  onOpen: (opened: Opened) => void;
}): ReactNode {
  const token = isString ? 'token string' : 'token number';
  if (raw.length > MAX_STRING) {
    return (
      <span className={token}>
        {raw.slice(0, MAX_STRING)}…
        <span className={styles.note}>
          {' '}
          {translate(
            {id: 'panel.long', message: '{count} characters'},
            {count: raw.length - 2},
          )}
        </span>
      </span>
    );
  }
  const value = isString ? raw.slice(1, -1) : raw;
  const targets = targetsOf({names, text: value, isString}, answers.targets);
  const [best, ...others] = targets;
  if (best === undefined) {
    return <span className={token}>{raw}</span>;
  }
  const quote = isString ? '"' : '';
  return (
    <>
      <span className={token}>
        {quote}
        <Link
          to={targetLink(best, value, shownNetwork() ?? '')}
          title={best.title}
          className={styles.valueLink}
        >
          {value}
        </Link>
        {quote}
      </span>
      {others.length === 0 ? null : (
        <button
          type="button"
          className={styles.more}
          aria-label={translate(
            {id: 'panel.targets.open', message: 'Endpoints that take {value}'},
            {value},
          )}
          onClick={() => onOpen({text: value, targets})}
        />
      )}
    </>
  );
}

/** An amount in peb in KAIA as well. */
function Kaia({
  text,
  lines,
  line,
  units,
}: {
  text: string;
  lines: readonly JsonLine[];
  line: JsonLine;
  units: ReadonlyMap<string, Unit>;
}): ReactNode {
  if (units.size === 0 || !['string', 'number'].includes(line.kind)) {
    return null;
  }
  const unit = units.get(namesOf(text, lines, line).join('.'));
  const raw = text.slice(line.start, line.end).replace(/^"|"$/g, '');
  const amount = unit === undefined ? undefined : pebToKaia(raw);
  return amount === undefined ? null : (
    <span className={styles.note}>
      {' '}
      {unit === 'peb'
        ? `= ${amount} KAIA`
        : translate(
            {id: 'panel.kaia.unverified', message: '= {amount} KAIA, if it is in peb'},
            {amount},
          )}
    </span>
  );
}

/** All endpoints that take a value. */
function Endpoints({
  opened: {text, targets},
  onClose,
}: {
  opened: Opened;
  onClose: () => void;
}): ReactNode {
  return (
    <div className={styles.targets} role="status">
      <p>
        <Translate id="panel.targets" values={{value: <code>{text}</code>}}>
          {'Endpoints that take {value}'}
        </Translate>
        <button type="button" className={styles.action} onClick={onClose}>
          <Translate id="panel.targets.close">Close</Translate>
        </button>
      </p>
      <ul>
        {targets.map((target) => (
          <li key={target.route}>
            <Link to={targetLink(target, text, shownNetwork() ?? '')}>
              {target.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
