import Translate, {translate} from '@docusaurus/Translate';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import type {AnswerChart} from '../../../reference/answer-chart';
import type {JsonLine} from '../json-lines';
import {readTab} from '../../tab-storage';
import {writeTab} from '../write-tab';
import {readRows} from './rows';
import {createPoints, seriesColumns} from './series';
import SeriesView from './SeriesView';
import {createShares, sharesColumns} from './shares';
import SharesView from './SharesView';
import styles from './styles.module.css';

const STORAGE_KEY = 'answer-view';

/** One point is not a series. */
const MIN_ENTRIES = 2;

/**
 * An answer that the reader sees as JSON, or as a chart. The JSON is first, because an API reference
 * shows what programs receive; the choice lasts for the next answers of the tab.
 */
export default function ChartedAnswer({
  chart,
  text,
  lines,
  json,
}: {
  chart: AnswerChart;
  text: string;
  lines: readonly JsonLine[];
  json: ReactNode;
}): ReactNode {
  const name = useId();
  const [isChart, setIsChart] = useState(() => readTab(STORAGE_KEY) === 'chart');
  const view = useMemo(() => createView(chart, text, lines), [chart, text, lines]);
  if (view === undefined) {
    return json;
  }
  const chartLabel =
    chart.kind === 'series'
      ? translate({id: 'panel.view.chart', message: 'Chart'})
      : translate({id: 'panel.view.shares', message: 'Shares'});
  const choose = (toChart: boolean): void => {
    setIsChart(toChart);
    writeTab(STORAGE_KEY, toChart ? 'chart' : undefined);
  };
  return (
    <>
      <fieldset className={styles.views}>
        <legend className={styles.legend}>
          <Translate id="panel.view">View of the answer</Translate>
        </legend>
        {['JSON', chartLabel].map((label, index) => (
          <label key={label} className={styles.view}>
            <input
              type="radio"
              name={name}
              checked={isChart === index > 0}
              onChange={() => choose(index > 0)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {isChart ? view : json}
    </>
  );
}

/** Returns the chart of an answer. Undefined if there is too little to draw. */
function createView(
  chart: AnswerChart,
  text: string,
  lines: readonly JsonLine[],
): ReactNode {
  if (chart.kind === 'series') {
    const rows = readRows(text, lines, chart.rows, seriesColumns(chart));
    const points = createPoints(rows, chart);
    const filled = points.filter(({amounts}) => amounts.some(Boolean));
    return filled.length < MIN_ENTRIES ? undefined : (
      <SeriesView chart={chart} points={points} rowCount={rows.length} />
    );
  }
  const rows = readRows(text, lines, chart.rows, sharesColumns(chart));
  const shares = createShares(rows, chart);
  return shares.length < MIN_ENTRIES ? undefined : (
    <SharesView chart={chart} shares={shares} rowCount={rows.length} />
  );
}
