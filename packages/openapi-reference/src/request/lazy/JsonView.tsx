import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useMemo, useState, type ReactNode} from 'react';
import {convertAmount} from '../../schema/unit';
import type {Unit} from '../../schema/schema';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';
import {HintedValue, hintOf, LinkedValue, linksOf} from './AnswerValue';
import {
  nameAt,
  namesOf,
  visibleLines,
  type JsonLine,
  type ParsedJson,
} from './json-lines';
import {Action} from '../../form/field-parts';

const LINE_PX = 20;

/** Up to this number, all lines are rendered, so that the browser can search in them. */
const MAX_RENDERED_LINES = 600;

/** Number of lines that are rendered above and below the visible part. */
const OVERSCAN = 30;

/** Longest string that is shown in full, in characters. Base64 images are longer. */
const MAX_STRING = 2_000;

interface LineContext {
  json: ParsedJson;
  units: ReadonlyMap<string, Unit>;
}

export default function JsonView({
  json,
  units,
  tools,
}: {
  json: ParsedJson;
  units: ReadonlyMap<string, Unit>;
  tools: ReactNode;
}): ReactNode {
  const {lines} = json;
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const visible = useMemo(() => visibleLines(lines, folded), [lines, folded]);
  const inner = useMemo(
    () => Array.from(lines.keys()).filter((index) => isInnerOpening(lines[index])),
    [lines],
  );
  const toggle = (index: number): void => {
    const next = new Set(folded);
    if (!next.delete(index)) {
      next.add(index);
    }
    setFolded(next);
  };
  const context: LineContext = {json, units};
  return (
    <>
      <div className={panelStyles.actions}>
        {tools}
        {inner.length > 0 ? (
          <Action onClick={() => setFolded(new Set(folded.size === 0 ? inner : []))}>
            {folded.size === 0 ? (
              <Translate id="panel.fold.all">Collapse all</Translate>
            ) : (
              <Translate id="panel.unfold.all">Expand all</Translate>
            )}
          </Action>
        ) : null}
      </div>
      <Lines
        indexes={visible}
        renderLine={(index) => (
          <Line
            key={index}
            context={context}
            index={index}
            isFolded={folded.has(index)}
            onToggle={() => toggle(index)}
          />
        )}
      />
    </>
  );
}

function isInnerOpening(line: JsonLine | undefined): boolean {
  return line?.kind === 'open' && line.depth > 0;
}

/** Renders only the visible lines if there are many. */
function Lines({
  indexes,
  renderLine,
}: {
  indexes: readonly number[];
  renderLine: (index: number) => ReactNode;
}): ReactNode {
  const [view, setView] = useState({top: 0, height: 0});
  const count = indexes.length;
  const showsAll = count <= MAX_RENDERED_LINES;
  const end = Math.ceil((view.top + view.height) / LINE_PX) + OVERSCAN;
  const first = showsAll ? 0 : Math.max(0, Math.floor(view.top / LINE_PX) - OVERSCAN);
  const last = showsAll ? count : Math.min(count, end);
  return (
    <div
      className={clsx(styles.json, 'thin-scrollbar')}
      role="region"
      aria-label={translate({id: 'panel.body', message: 'Body of the answer'})}
      tabIndex={0}
      style={{lineHeight: `${LINE_PX}px`}}
      ref={(region) => {
        if (region !== null && view.height === 0) {
          setView({
            top: region.scrollTop,
            height: region.clientHeight || window.innerHeight,
          });
        }
      }}
      onScroll={({currentTarget}) => {
        if (!showsAll) {
          setView({top: currentTarget.scrollTop, height: currentTarget.clientHeight});
        }
      }}
    >
      <pre style={{paddingTop: first * LINE_PX, paddingBottom: (count - last) * LINE_PX}}>
        <code>{indexes.slice(first, last).map(renderLine)}</code>
      </pre>
    </div>
  );
}

function Line({
  context,
  index,
  isFolded,
  onToggle,
}: {
  context: LineContext;
  index: number;
  isFolded: boolean;
  onToggle: () => void;
}): ReactNode {
  const {json} = context;
  const line = json.lines[index];
  if (line === undefined) {
    return null;
  }
  const name = nameAt(json, index);
  const comma = (isFolded ? json.lines[line.close] : line)?.comma ? ',' : '';
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
          <Token kind="property">{name}</Token>
          {': '}
        </>
      )}
      <Value context={context} line={line} isFolded={isFolded} />
      {comma}
      <ConvertedAmount context={context} line={line} />
      {'\n'}
    </span>
  );
}

function Token({kind, children}: {kind: string; children: ReactNode}): ReactNode {
  return <span className={`token ${kind}`}>{children}</span>;
}

/** What is not in the answer. */
function Note({text}: {text: string}): ReactNode {
  return <span className={styles.note}> {text}</span>;
}

interface ValueProps {
  context: LineContext;
  line: JsonLine;
}

function Value({context, line, isFolded}: ValueProps & {isFolded: boolean}): ReactNode {
  const raw = context.json.text.slice(line.start, line.end);
  if (line.kind === 'string' || line.kind === 'number') {
    return <Scalar context={context} line={line} />;
  }
  if (line.kind === 'literal') {
    return <Token kind="boolean">{raw}</Token>;
  }
  if (!isFolded) {
    return raw;
  }
  const {count} = line;
  return (
    <>
      {raw}…{raw === '{' ? '}' : ']'}
      <Note text={translate({id: 'panel.folded', message: '{count} inside'}, {count})} />
    </>
  );
}

function Scalar({context, line}: ValueProps): ReactNode {
  const {json, units} = context;
  const raw = json.text.slice(line.start, line.end);
  const isString = line.kind === 'string';
  const token = isString ? 'string' : 'number';
  if (raw.length > MAX_STRING) {
    const count = raw.length - 2;
    return (
      <Token kind={token}>
        {raw.slice(0, MAX_STRING)}…
        <Note
          text={translate({id: 'panel.long', message: '{count} characters'}, {count})}
        />
      </Token>
    );
  }
  const value = isString ? raw.slice(1, -1) : raw;
  const names = namesOf(json, line);
  const links = linksOf({names, text: value, isString});
  if (links.length > 0) {
    const quote = isString ? '"' : '';
    return (
      <LinkedValue text={value} links={links} quote={quote} className={`token ${token}`}>
        {value}
      </LinkedValue>
    );
  }
  const hint = hintOf(names, value, units.get(names.join('.')));
  const shown = <Token kind={token}>{raw}</Token>;
  return hint === undefined ? shown : <HintedValue hint={hint}>{shown}</HintedValue>;
}

function ConvertedAmount({context: {json, units}, line}: ValueProps): ReactNode {
  if (units.size === 0 || !['string', 'number'].includes(line.kind)) {
    return null;
  }
  const unit = units.get(namesOf(json, line).join('.'));
  const raw = json.text.slice(line.start, line.end).replace(/^"|"$/g, '');
  const amount = unit && convertAmount(raw, unit);
  if (amount === undefined || unit === undefined) {
    return null;
  }
  const {name, smallest} = unit;
  const unverified = translate(
    {
      id: 'panel.unit.unverified',
      message: '= {amount} {unit}, if it is in {smallest}',
    },
    {amount, unit: name, smallest},
  );
  return <Note text={unit.isUnverified ? unverified : `= ${amount} ${name}`} />;
}
