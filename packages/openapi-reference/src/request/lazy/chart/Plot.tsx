import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type {TimeKind} from '../../../value/answer-chart';
import type {Line} from './series';
import {BLOCK_INCREMENTS, DAY_INCREMENTS, numberTicks, timeTicks} from './ticks';
import styles from './styles.module.css';

const HEIGHT_PX = 200;
const AXIS_FONT_PX = 11;
const X_AXIS_PX = 28;
const TICK_SPACE_PX = {block: 96, other: 64};

/** Draws a line. The point at `current` is marked; the pointer moves it. */
export default function Plot({
  line,
  kind,
  current,
  onMove,
}: {
  line: Line;
  kind: TimeKind;
  /** Index in the line. */
  current: number;
  onMove: (index: number) => void;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const container = useRef<HTMLDivElement>(null);
  const plotRef = useRef<UPlot>();
  const latest = useRef({current, onMove});
  useLayoutEffect(() => {
    latest.current = {current, onMove};
  });

  useEffect(() => {
    const element = container.current;
    if (element === null) {
      return undefined;
    }
    const plot = new UPlot(
      {
        ...createOptions(element, kind, i18n.currentLocale),
        hooks: {
          draw: [(drawn) => mark(drawn, line, latest.current.current)],
          setCursor: [
            ({cursor: {idx}}) => {
              if (typeof idx === 'number' && line.ys[idx] !== null) {
                latest.current.onMove(idx);
              }
            },
          ],
        },
      },
      [line.xs, line.ys],
      element,
    );
    plotRef.current = plot;
    const resizes = new ResizeObserver(() =>
      plot.setSize({width: element.clientWidth, height: HEIGHT_PX}),
    );
    resizes.observe(element);
    const themes = new MutationObserver(() => plot.redraw());
    themes.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => {
      resizes.disconnect();
      themes.disconnect();
      plot.destroy();
    };
  }, [line, kind, i18n.currentLocale]);

  useEffect(() => {
    if (plotRef.current !== undefined) {
      mark(plotRef.current, line, current);
    }
  }, [line, current]);

  return <div ref={container} className={styles.canvas} />;
}

function mark(plot: UPlot, {xs, ys}: Line, index: number): void {
  const [x = 0, y] = [xs[index], ys[index]];
  if (typeof y === 'number') {
    plot.setCursor({left: plot.valToPos(x, 'x'), top: plot.valToPos(y, 'y')}, false);
  }
}

function createOptions(
  element: HTMLElement,
  kind: TimeKind,
  locale: string,
): UPlot.Options {
  const colour = (name: string): string =>
    getComputedStyle(element).getPropertyValue(name).trim();
  const axis: UPlot.Axis = {
    stroke: () => colour('--chart-text'),
    font: `${AXIS_FONT_PX}px ${getComputedStyle(element).fontFamily}`,
    grid: {stroke: () => colour('--chart-grid'), width: 1},
    ticks: {show: false},
  };
  const incrs =
    kind === 'block' ? BLOCK_INCREMENTS : kind === 'day' ? DAY_INCREMENTS : undefined;
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    ms: 1,
    tzDate: (time) => UPlot.tzDate(new Date(time), 'Etc/UTC'),
    legend: {show: false},
    // The mark stays where the pointer leaves.
    cursor: {y: false, drag: {setScale: false, x: false}, bind: {mouseleave: () => null}},
    scales: {x: {time: kind !== 'block'}},
    series: [
      {},
      {
        stroke: () => colour('--chart-line'),
        width: 2,
        points: {fill: () => colour('--chart-line')},
      },
    ],
    axes: [
      {
        ...axis,
        grid: {show: false},
        size: X_AXIS_PX,
        space: kind === 'block' ? TICK_SPACE_PX.block : TICK_SPACE_PX.other,
        ...(incrs === undefined ? {} : {incrs}),
        values: (_, splits, __, ___, increment) =>
          kind === 'block' ? splits.map(String) : timeTicks(splits, increment, locale),
      },
      {
        ...axis,
        size: (_, values: string[] | null) =>
          16 +
          Math.max(0, ...(values ?? []).map(({length}) => length)) * 0.6 * AXIS_FONT_PX,
        values: (_, splits, __, ___, increment) => numberTicks(splits, increment, locale),
      },
    ],
  };
}
