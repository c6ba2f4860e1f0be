/*
 * Why: hundreds of samples and programs run, as many at once as there are processors.
 */

/** Works on items, some at once, and returns the results in their order. */
export async function inParallel<Item, Result>(
  workers: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({length: workers}, worker));
  return results;
}
