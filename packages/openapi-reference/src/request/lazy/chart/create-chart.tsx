import React, {type ReactNode} from 'react';
import type {AnswerChart} from '../../../value/answer-chart';
import type {ParsedJson} from '../json-lines';
import {readRows} from './rows';
import {createPoints, seriesColumns} from './series';
import SeriesView from './SeriesView';
import {createShares, sharesColumns} from './shares';
import SharesView from './SharesView';

/** One point is not a series. */
const MIN_ENTRIES = 2;

/** Returns the chart of an answer. Undefined if there is too little to draw. */
export function createChart(chart: AnswerChart, json: ParsedJson): ReactNode {
  if (chart.kind === 'series') {
    const rows = readRows(json, chart.rows, seriesColumns(chart));
    const points = createPoints(rows, chart);
    const filled = points.filter(({amounts}) => amounts.some(Boolean));
    return filled.length < MIN_ENTRIES ? undefined : (
      <SeriesView chart={chart} points={points} rowCount={rows.length} />
    );
  }
  const rows = readRows(json, chart.rows, sharesColumns(chart));
  const shares = createShares(rows, chart);
  return shares.length < MIN_ENTRIES ? undefined : (
    <SharesView chart={chart} shares={shares} rowCount={rows.length} />
  );
}
