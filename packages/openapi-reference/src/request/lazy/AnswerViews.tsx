import Translate, {translate} from '@docusaurus/Translate';
import React, {lazy, Suspense, useEffect, useMemo, useState, type ReactNode} from 'react';
import {createAnswerList, type AnswerList} from '../../value/answer-list';
import type {OperationView} from '../../pages/page-data';
import type {SchemaNode, SchemaComponents} from '../../schema/schema';
import type {ParsedJson} from './json-lines';
import type {Result} from './request-state';
import {readListPage} from './table/list-page';
import ViewChoice from './ViewChoice';
import {readTab, writeTab} from './tab-storage';

const LoadedTable = lazy(() =>
  import(/* webpackChunkName: "answer-table" */ './table/LoadedTable').catch(() => ({
    default: MissingTable,
  })),
);

const STORAGE_KEY = 'answer-view';

type View = 'json' | 'table' | 'chart';

/**
 * An answer that the reader sees as JSON, as a table if it is a list, or as a chart. The JSON is first, because
 * an API reference shows what programs receive; the choice lasts for the next answers of the tab.
 */
export default function AnswerViews({
  operation,
  components,
  node,
  result,
  json,
  jsonView,
}: {
  operation: OperationView;
  components: SchemaComponents;
  /** The schema of the answer. */
  node: SchemaNode;
  result: Result;
  json: ParsedJson;
  jsonView: ReactNode;
}): ReactNode {
  const [view, setView] = useState<View>(storedView);
  const chart = useChart(operation, json);
  const list = useMemo(
    () => createAnswerList(node, operation.parameters, components),
    [node, operation, components],
  );
  const table = useMemo(() => createTable(list, json), [list, json]);
  const labels: [View, string | undefined][] = [
    ['json', 'JSON'],
    ['table', table && translate({id: 'panel.view.table', message: 'Table'})],
    ['chart', chart === undefined ? undefined : chartLabel(operation)],
  ];
  const views = labels.flatMap(([one, label]): [View, string][] =>
    label === undefined ? [] : [[one, label]],
  );
  if (views.length === 1) {
    return jsonView;
  }
  const shown = views.some(([one]) => one === view) ? view : 'json';
  const choose = (chosen: View): void => {
    setView(chosen);
    writeTab(STORAGE_KEY, chosen === 'json' ? undefined : chosen);
  };
  return (
    <>
      <ViewChoice
        legend={<Translate id="panel.view">View of the answer</Translate>}
        options={views}
        value={shown}
        onChoose={choose}
      />
      {table === undefined ? null : (
        // Pages that were loaded stay while the reader looks at the JSON.
        <KeptTable isShown={shown === 'table'}>
          <LoadedTable {...table} operation={operation} result={result} />
        </KeptTable>
      )}
      {shown === 'chart' ? chart : shown === 'json' ? jsonView : null}
    </>
  );
}

/** Returns the chart of an answer, when its code has arrived. Undefined if there is none to draw. */
function useChart({chart}: OperationView, json: ParsedJson): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>();
  useEffect(() => {
    let isCurrent = chart !== undefined;
    if (chart !== undefined) {
      import(/* webpackChunkName: "answer-chart" */ './chart/create-chart').then(
        ({createChart}) => {
          if (isCurrent) {
            setDrawn(createChart(chart, json));
          }
        },
        // The JSON has the same values.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [chart, json]);
  return drawn;
}

/** Renders its content from when it is shown for the first time, and hides it later. */
function KeptTable({
  isShown,
  children,
}: {
  isShown: boolean;
  children: ReactNode;
}): ReactNode {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) {
    setWasShown(true);
  }
  return wasShown ? (
    <div hidden={!isShown}>
      <Suspense>{children}</Suspense>
    </div>
  ) : null;
}

function storedView(): View {
  const stored = readTab(STORAGE_KEY);
  return stored === 'chart' || stored === 'table' ? stored : 'json';
}

function createTable(
  list: AnswerList | undefined,
  json: ParsedJson,
): {list: AnswerList; first: NonNullable<ReturnType<typeof readListPage>>} | undefined {
  const first = list && readListPage(json, list);
  return list === undefined || first === undefined || first.rows.length === 0
    ? undefined
    : {list, first};
}

function chartLabel({chart}: OperationView): string {
  return chart?.kind === 'series'
    ? translate({id: 'panel.view.chart', message: 'Chart'})
    : translate({id: 'panel.view.shares', message: 'Shares'});
}

function MissingTable(): ReactNode {
  return (
    <p>
      <Translate id="panel.table.missing">
        The table could not be loaded. The JSON has the same values.
      </Translate>
    </p>
  );
}
