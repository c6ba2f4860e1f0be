import type {NewDocument, SearchDocument} from './document';

/**
 * Runs of consecutive documents whose descriptions are the contents of consecutive other ones: the
 * distance of the first document from the end of the run before, the distance of its content from the
 * content after that run, and the length of the run. Each field of an operation repeats a description of
 * its schema, so there are few runs.
 */
export type SharedContent = number[];

/** Finds the contents that the descriptions of other documents repeat. */
export function packSharedContent(documents: readonly NewDocument[]): SharedContent {
  const holders = new Map<string, number>();
  for (const [id, {content}] of documents.entries()) {
    if (content !== '' && !holders.has(content)) {
      holders.set(content, id);
    }
  }
  const runs: {start: number; holder: number; length: number}[] = [];
  for (const [id, {content, description}] of documents.entries()) {
    const holder = description === undefined ? undefined : holders.get(description);
    if (content === '' && holder !== undefined) {
      const last = runs.at(-1) ?? {start: -1, holder: -1, length: 0};
      if (id === last.start + last.length && holder === last.holder + last.length) {
        last.length += 1;
      } else {
        runs.push({start: id, holder, length: 1});
      }
    }
  }
  let next = 0;
  let nextHolder = 0;
  return runs.flatMap(({start, holder, length}) => {
    const packed = [start - next, holder - nextHolder, length];
    next = start + length;
    nextHolder = holder + length;
    return packed;
  });
}

/** Gives documents the contents that {@link packSharedContent} found. */
export function unpackSharedContent(
  documents: readonly SearchDocument[],
  packed: SharedContent,
): void {
  let next = 0;
  let nextHolder = 0;
  for (let position = 0; position < packed.length; position += 3) {
    next += packed[position] ?? 0;
    nextHolder += packed[position + 1] ?? 0;
    for (const end = next + (packed[position + 2] ?? 0); next < end; next += 1) {
      const document = documents[next];
      if (document !== undefined) {
        document.content = documents[nextHolder]?.content ?? '';
      }
      nextHolder += 1;
    }
  }
}
