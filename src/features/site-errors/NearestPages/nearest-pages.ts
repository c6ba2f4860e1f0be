export interface DocPage {
  path: string;
  title: string;
}

/** From 0 (nothing in common) to 1 (equal). */
const MIN_SIMILARITY = 0.5;

const LAST_SEGMENT_WEIGHT = 0.9;

/**
 * Returns the pages whose paths are most similar to a path without a page. Of several pages with the
 * same title, such as the copies of an endpoint under the plans, it returns the most similar one.
 */
export function nearestPages(
  path: string,
  pages: readonly DocPage[],
  count: number,
): DocPage[] {
  const found = pages
    .map((page) => ({page, similarity: pathSimilarity(path, page.path)}))
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort(
      (a, b) => b.similarity - a.similarity || a.page.path.length - b.page.path.length,
    )
    .map(({page}) => page);
  const titles = found.map(({title}) => title);
  return found
    .filter(({title}, index) => titles.indexOf(title) === index)
    .slice(0, count);
}

/** Returns the words of a path: `/api/block/GET-BLOCK` gives `api block get block`. */
export function wordsOf(path: string): string {
  return (path.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function pathSimilarity(a: string, b: string): number {
  return Math.max(
    similarity(lettersOf(a), lettersOf(b)),
    LAST_SEGMENT_WEIGHT *
      similarity(lettersOf(lastSegment(a)), lettersOf(lastSegment(b))),
  );
}

function lastSegment(path: string): string {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? '';
}

function lettersOf(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the Sørensen–Dice coefficient of the letter pairs of two texts. */
function similarity(a: string, b: string): number {
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
