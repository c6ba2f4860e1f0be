import {objectsOf, type Example, type Request} from './examples';

interface Paging {
  total_count: number;
  current_page: number;
  last: boolean;
  total_page: number;
}

/** Returns what is wrong with the pages in an example. */
export function pagingProblemsIn({place, value, request = {}}: Example): string[] {
  return objectsOf(value).flatMap(({paging, results}) =>
    paging !== undefined && Array.isArray(results)
      ? pageProblems(paging as Paging, results.length, request).map(
          (problem) => `${place}: ${problem}`,
        )
      : [],
  );
}

function pageProblems(paging: Paging, rows: number, request: Request): string[] {
  const {total_count: total, current_page: page, last, total_page: pages} = paging;
  const size = Number(request.size ?? 3);
  const expected = page < pages ? size : total - size * (pages - 1);
  return [
    ...(page === Number(request.page ?? page) ? [] : ['current_page is not requested']),
    ...(pages === Math.ceil(total / size) ? [] : ['total_page does not fit']),
    ...(last === (page === pages) ? [] : ['last does not fit']),
    ...(rows === expected ? [] : [`there are ${rows} rows, not ${expected}`]),
  ];
}
