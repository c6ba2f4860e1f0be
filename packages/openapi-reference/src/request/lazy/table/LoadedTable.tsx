import React, {useState, type ReactNode} from 'react';
import type {AnswerList, Paging} from '../../../value/answer-list';
import type {OperationView} from '../../../pages/page-data';
import {isSuccess} from '../../../response/response';
import {useRun, type Call} from '../calls/useRun';
import {credentialStore} from '../credentials';
import {readJson} from '../json-lines';
import {withQuery} from '../request';
import {NO_FILES} from '../request-body';
import type {Result, SentRequest} from '../request-state';
import {send, type Outcome} from '../send';
import AnswerTable from './AnswerTable';
import {readListPage, type ListPage} from './list-page';
import LoadPages from './LoadPages';
import {nextPage, type NextPage} from './next-page';

interface LoadedTableProps {
  list: AnswerList;
  first: ListPage;
  operation: OperationView;
}

/** The table of an answer. If the API has sent it, the reader can load the pages after it. */
export default function LoadedTable({
  result,
  ...props
}: LoadedTableProps & {result: Result}): ReactNode {
  const {list, first, operation} = props;
  const {paging} = list;
  return paging !== undefined &&
    result.kind === 'outcome' &&
    operation.method === 'GET' ? (
    <PagedTable {...props} paging={paging} sent={result.sent} />
  ) : (
    <AnswerTable described={list.columns} rows={first.rows} fileName={operation.slug} />
  );
}

/** What was loaded stays when a run ends. */
function PagedTable({
  list,
  first,
  operation,
  paging,
  sent: {request, schemes, server},
}: LoadedTableProps & {paging: Paging; sent: SentRequest}): ReactNode {
  const [{rows, next}, setLoaded] = useState(() => {
    const value = new URL(request.url).searchParams.get(paging.parameter);
    return {rows: first.rows, next: nextPage(paging, first, value ?? undefined)};
  });
  const {run, start, stop} = useRun();
  // The next pages are those of the answer that is shown, whatever the form has by now.
  const callOf =
    ({value}: NextPage): Call =>
    async (signal) => {
      const url = withQuery(request.url, paging.parameter, value);
      const entered = credentialStore.read(schemes, url);
      const outcome = await send({...request, url}, NO_FILES, entered, [server], signal);
      const page = await readPage(outcome, list, signal);
      if (page === undefined) {
        return {refusal: outcome};
      }
      const after = nextPage(paging, page, value);
      return {
        show: () =>
          setLoaded((now) => ({rows: [...now.rows, ...page.rows], next: after})),
        next: after && callOf(after),
      };
    };
  return (
    <AnswerTable described={list.columns} rows={rows} fileName={operation.slug}>
      <LoadPages
        next={next}
        run={run}
        onStart={(agreement) => start(agreement, next && callOf(next))}
        onStop={stop}
      />
    </AnswerTable>
  );
}

/** Returns undefined if the API refused, was not reached, or answered with something else than the list. */
async function readPage(
  outcome: Outcome,
  list: AnswerList,
  signal: AbortSignal,
): Promise<ListPage | undefined> {
  if (outcome.kind !== 'response' || !isSuccess(String(outcome.status))) {
    return undefined;
  }
  const read = await readJson(outcome.text, signal).catch(() => undefined);
  return read !== undefined && 'lines' in read ? readListPage(read, list) : undefined;
}
