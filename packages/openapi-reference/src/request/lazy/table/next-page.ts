import type {Paging} from '../../../value/answer-list';
import type {ListPage} from './list-page';

/** The request of the next page. */
export interface NextPage {
  /** Value of the parameter of the paging. */
  value: string;
  /** Number of pages that are left, by what the answer says. Undefined if it does not say it. */
  left?: number;
}

/**
 * Returns what an answer says of the page after it, or undefined if it is the last one.
 *
 * @param value that the parameter of the paging had in its request
 */
export function nextPage(
  paging: Paging,
  page: ListPage,
  value: string | undefined,
): NextPage | undefined {
  const {kind, first, next, last, more} = paging;
  const count = page.rows.length;
  const isLast =
    count === 0 ||
    (last !== undefined && page.read(last) === 'true') ||
    (more !== undefined && page.read(more) === 'false');
  if (isLast) {
    return undefined;
  }
  if (kind === 'cursor') {
    const cursor = textOf(next && page.read(next));
    return cursor === undefined ? undefined : {value: cursor};
  }
  const current = value === undefined ? first : Number(value);
  if (!Number.isSafeInteger(current)) {
    return undefined;
  }
  const left = pagesLeft(paging, page, current);
  return left !== undefined && left <= 0
    ? undefined
    : {
        value: String(current + (kind === 'page' ? 1 : count)),
        ...(left === undefined ? {} : {left}),
      };
}

function pagesLeft(
  {kind, first, pages, total}: Paging,
  page: ListPage,
  current: number,
): number | undefined {
  const read = (path: typeof pages): number | undefined => {
    const number = Number(path && page.read(path));
    return Number.isSafeInteger(number) ? number : undefined;
  };
  const count = page.rows.length;
  const entries = read(total);
  if (kind === 'offset') {
    return entries === undefined
      ? undefined
      : Math.ceil((entries - current - count) / count);
  }
  const pageCount =
    read(pages) ?? (entries === undefined ? undefined : Math.ceil(entries / count));
  // The first page is 0 or 1, whatever page is the default.
  return pageCount === undefined
    ? undefined
    : pageCount - current - 1 + Math.min(first, 1);
}

/** Returns the text of a JSON string that is not empty. */
function textOf(json: string | undefined): string | undefined {
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
