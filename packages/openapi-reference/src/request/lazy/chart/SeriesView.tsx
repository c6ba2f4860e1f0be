import Translate, {translate} from '@docusaurus/Translate';
import React, {
  lazy,
  memo,
  Suspense,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import ScrollableTable from '../../../components/ScrollableTable';
import type {SeriesChart} from '../../../value/answer-chart';
import type {Unit} from '../../../schema/schema';
import {ensureKnownLanguage} from './known-language';
import MissingRows from './MissingRows';
import {createLine, moveAlong, unitOf, type Point} from './series';
import panelStyles from '../../../form/styles.module.css';
import answerStyles from '../styles.module.css';
import styles from './styles.module.css';

const Plot = lazy(() => {
  ensureKnownLanguage();
  return import(/* webpackChunkName: "plot" */ './Plot').catch(() => ({
    default: MissingPlot,
  }));
});

/** Number of points that the keys PageUp and PageDown move by. */
const PAGE = 10;

/** More rows than this make the page slow. */
const MAX_TABLE_ROWS = 1_000;

/** Steps of the arrow keys and others along the points. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** The chart of a series: one value at a time, because their scales differ. */
export default function SeriesView({
  chart: {time, values},
  points,
  rowCount,
}: {
  chart: SeriesChart;
  points: readonly Point[];
  /** Number of entries in the answer. */
  rowCount: number;
}): ReactNode {
  const id = useId();
  const names = useMemo(() => values.map(({path}) => path.join('.')), [values]);
  const [value, setValue] = useState(0);
  const [moved, setMoved] = useState<number>();
  const line = useMemo(
    () => createLine(points, value, time.kind),
    [points, value, time.kind],
  );
  const current = moveAlong(line, moved ?? -1, moved === undefined ? Infinity : 0);
  const units = useMemo(() => {
    const amountsOf = (index: number) => points.map(({amounts}) => amounts[index]);
    return values.map(({unit}, index) => unitOf(amountsOf(index), unit));
  }, [values, points]);
  const name = names[value] ?? '';
  const unit = unitText(units[value]);
  const point = line.points[current];
  const exact = point?.amounts[value]?.exact ?? '';
  const missing = rowCount - points.filter(({amounts}) => amounts[value]).length;

  const handleKey = (event: KeyboardEvent): void => {
    const steps = STEPS[event.key];
    if (steps !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      setMoved(moveAlong(line, current, steps));
    }
  };
  return (
    <div className={styles.chart}>
      {names.length === 1 ? null : (
        <label className={styles.choice}>
          <Translate id="panel.chart.value">Value</Translate>
          <select
            className={panelStyles.input}
            value={value}
            onChange={({target}) => setValue(Number(target.value))}
          >
            {names.map((one, index) => (
              <option key={one} value={index}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.readout}>
        <span>
          <code>{time.name}</code> <strong>{point?.time}</strong>
        </span>
        <span>
          <code>{name}</code> <strong>{exact}</strong> {unit}
        </span>
      </p>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={translate(
          {id: 'panel.chart.label', message: 'Chart of {value} by {time}'},
          {value: name, time: time.name},
        )}
        aria-describedby={`${id}keys`}
        aria-valuemin={0}
        aria-valuemax={line.xs.length - 1}
        aria-valuenow={current}
        aria-valuetext={`${point?.time ?? ''}: ${exact} ${unit}`.trim()}
        onKeyDown={handleKey}
      >
        <Suspense fallback={null}>
          <Plot line={line} kind={time.kind} current={current} onMove={setMoved} />
        </Suspense>
      </div>
      <p className={styles.legend} id={`${id}keys`}>
        <Translate id="panel.chart.keys">
          The arrow keys move along the points, Home and End to the first and the last.
        </Translate>
      </p>
      <MissingRows count={missing} />
      <ValueTable timeName={time.name} names={names} units={units} points={points} />
    </div>
  );
}

function MissingPlot(): ReactNode {
  return (
    <p className={panelStyles.notice} role="alert">
      <Translate id="panel.chart.failed">
        The chart could not be loaded. The table has its values.
      </Translate>
    </p>
  );
}

/** Memoised, because the pointer moves often. */
const ValueTable = memo(function ValueTable({
  timeName,
  names,
  units,
  points,
}: {
  timeName: string;
  names: readonly string[];
  units: readonly (Unit | undefined)[];
  points: readonly Point[];
}): ReactNode {
  const truncated = points.length > MAX_TABLE_ROWS;
  const label = translate({id: 'panel.chart.table', message: 'Values as a table'});
  return (
    <details className={answerStyles.headers}>
      <summary>{label}</summary>
      <ScrollableTable label={label}>
        <table className={styles.values}>
          <caption>
            {truncated
              ? translate(
                  {
                    id: 'panel.chart.table.cut',
                    message:
                      'The last {count} of {total} entries, oldest first. The JSON has all.',
                  },
                  {count: MAX_TABLE_ROWS, total: points.length},
                )
              : translate({
                  id: 'panel.chart.table.caption',
                  message: 'The values of the chart, oldest first',
                })}
          </caption>
          <thead>
            <tr>
              {[timeName, ...names].map((name, index) => (
                <th key={name} scope="col">
                  {name} <span>{index === 0 ? '' : unitText(units[index - 1])}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.slice(-MAX_TABLE_ROWS).map(({time, amounts}, index) => (
              <tr key={index}>
                <th scope="row">{time}</th>
                {amounts.map((amount, column) => (
                  <td key={column}>{amount?.exact ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </details>
  );
});

function unitText(unit: Unit | undefined): string {
  return unit?.isUnverified === true
    ? translate(
        {
          id: 'panel.chart.unverified',
          message: '{unit}, if whole numbers are in {smallest}',
        },
        {unit: unit.name, smallest: unit.smallest},
      )
    : (unit?.name ?? '');
}
