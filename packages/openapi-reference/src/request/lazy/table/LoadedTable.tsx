import React, {useMemo, type ReactNode} from 'react';
import type {AnswerList} from '../../../reference/answer-list';
import type {OperationView} from '../../../reference/page-data';
import {usePanel} from '../../form-state';
import {readCredentials} from '../credentials';
import {withQuery} from '../request';
import {NO_FILES} from '../request-body';
import type {Result} from '../request-state';
import {send, type Outcome} from '../send';
import AnswerTable from './AnswerTable';
import type {ListPage} from './list-page';
import LoadPages from './LoadPages';
import {nextPage} from './next-page';
import {usePages} from './usePages';

/** The table of an answer. If the API has sent it, the reader can load the pages after it. */
export default function LoadedTable({
  list,
  first,
  operation,
  result,
}: {
  list: AnswerList;
  first: ListPage;
  operation: OperationView;
  result: Result;
}): ReactNode {
  const {formRef} = usePanel();
  const {paging} = list;
  const sent =
    paging !== undefined && result.kind === 'outcome' && operation.method === 'GET'
      ? result.sent
      : undefined;
  const value =
    sent && new URL(sent.request.url).searchParams.get(paging?.parameter ?? '');
  const next = sent && paging && nextPage(paging, first, value ?? undefined);
  // The next pages are those of the answer that is shown, whatever the form has by now.
  const request = async (page: string, signal: AbortSignal): Promise<Outcome> => {
    if (sent === undefined || paging === undefined) {
      throw new Error('An answer that was not received has no next page.');
    }
    const {request: first, server} = sent;
    const url = withQuery(first.url, paging.parameter, page);
    const entered = readCredentials(formRef.current);
    return send({...first, url}, NO_FILES, entered, [server], signal);
  };
  const pages = usePages(list, first, next, request);
  const rows = useMemo(() => pages.pages.flatMap((page) => page.rows), [pages.pages]);
  return (
    <AnswerTable described={list.columns} rows={rows} fileName={operation.slug}>
      {sent === undefined ? null : <LoadPages pages={pages} operation={operation} />}
    </AnswerTable>
  );
}
