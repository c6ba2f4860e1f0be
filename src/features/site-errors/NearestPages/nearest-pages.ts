/** A page of the docs. */
export interface DocPage {
  path: string;
  title: string;
}

/** How alike two paths have to be, from 0 (nothing in common) to 1. */
const MIN_LIKENESS = 0.5;

/** What counts for two paths whose last parts alone are alike. */
const LAST_PART_WEIGHT = 0.9;

/**
 * The pages whose paths are most like a path that has none. Of pages with one title, such as the
 * copies of an endpoint under the plans, it takes the nearest.
 */
export function nearestPages(
  path: string,
  pages: readonly DocPage[],
  count: number,
): DocPage[] {
  const found = pages
    .map((page) => ({page, likeness: likenessOfPaths(path, page.path)}))
    .filter(({likeness}) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.page.path.length - b.page.path.length)
    .map(({page}) => page);
  const titles = found.map(({title}) => title);
  return found
    .filter(({title}, index) => titles.indexOf(title) === index)
    .slice(0, count);
}

/** The words of a path, each once: `/api/block/GET-BLOCK` gives `api block get`. */
export function wordsOf(path: string): string {
  return [...new Set(path.toLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' ');
}

function likenessOfPaths(a: string, b: string): number {
  return Math.max(
    likeness(lettersOf(a), lettersOf(b)),
    LAST_PART_WEIGHT * likeness(lettersOf(lastPart(a)), lettersOf(lastPart(b))),
  );
}

function lastPart(path: string): string {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? '';
}

function lettersOf(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The Sørensen–Dice coefficient of the pairs of letters that two texts hold. */
function likeness(a: string, b: string): number {
  const ofA = pairsOf(a);
  const rest = pairsOf(b);
  const all = ofA.length + rest.length;
  let common = 0;
  for (const pair of ofA) {
    const index = rest.indexOf(pair);
    if (index >= 0) {
      rest.splice(index, 1);
      common += 1;
    }
  }
  return all === 0 ? 0 : (2 * common) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({length: Math.max(text.length - 1, 0)}, (_, index) =>
    text.slice(index, index + 2),
  );
}
