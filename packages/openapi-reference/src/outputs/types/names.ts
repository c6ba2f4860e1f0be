import deburr from 'lodash/deburr';
import upperFirst from 'lodash/upperFirst';
import words from 'lodash/words';

/** File names and lines stay short, whatever a document calls its schemas. */
const MAX_LENGTH = 80;

/** What Go writes in capitals: https://go.dev/wiki/CodeReviewComments#initialisms */
const INITIALISMS = new Set(
  'ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON LHS QPS RAM RHS RPC SLA SMTP SQL SSH TCP TLS TTL UDP UI UID UUID URI URL UTF8 VM XML XMPP XSRF XSS'.split(
    ' ',
  ),
);

/** Names that the Python code imports or that are keywords. */
const RESERVED =
  'Any False Literal None NotRequired Optional True TypeAlias TypedDict Union'.split(' ');

/** Returns a type name in capitals and ASCII: `ScopePage`, `NFTItemHolder`; empty if none is possible. */
export function typeName(...parts: string[]): string {
  const name = asciiWords(parts.join(' ')).map(upperFirst).join('').slice(0, MAX_LENGTH);
  return /^\d/.test(name) ? `Type${name}` : name;
}

/** Returns the name of an exported field of Go: `TokenID` for `token_id`; `Field` if none is possible. */
export function goFieldName(name: string): string {
  const parts = asciiWords(name).flatMap((part) => words(part));
  const joined = parts
    .map((part) =>
      INITIALISMS.has(part.toUpperCase()) ? part.toUpperCase() : upperFirst(part),
    )
    .join('')
    .slice(0, MAX_LENGTH);
  return /^[A-Z]/.test(joined) ? joined : `Field${joined}`;
}

function asciiWords(text: string): string[] {
  return deburr(text).match(/[A-Za-z0-9]+/g) ?? [];
}

/** Gives out names that differ in more than the case of letters, because they also name files. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #numbers = new Map<string, number>();

  constructor(reserved: readonly string[] = RESERVED) {
    this.#taken = new Set(reserved.map((name) => name.toLowerCase()));
  }

  /** Returns the name, or with a number if it is taken. */
  take(name: string): string {
    const key = name.toLowerCase();
    let unique = name;
    for (let number = this.#numbers.get(key) ?? 2; this.#isTaken(unique); number += 1) {
      unique = `${name}${number}`;
      this.#numbers.set(key, number + 1);
    }
    this.#taken.add(unique.toLowerCase());
    return unique;
  }

  #isTaken(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }
}
