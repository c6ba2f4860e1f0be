import {stem} from './tokenize';

/** Terms that readers type, with those that the pages have: all words of a phrase must occur. */
export type Synonym = [typed: string[], documented: string[]];

/** Synonyms of any documentation of an API. */
export const DEFAULT_SYNONYMS: readonly Synonym[] = [
  // Servers and keys
  [['host', 'hostname', 'api url', 'endpoint url'], ['base url']],
  [
    ['register', 'registration', 'signup', 'login'],
    ['create account', 'sign up'],
  ],
  [['dashboard', 'generate key'], ['create key']],
  [['rotate', 'revoke', 'regenerate'], ['replace key']],
  [
    ['auth', 'authentication', 'authorization', 'bearer', 'access token', 'api token'],
    ['send key'],
  ],
  [
    ['rate limit', 'ratelimit', 'throttle'],
    ['429', 'limits'],
  ],
  [
    ['rps', 'throughput', 'calls per second', 'requests per second'],
    ['429', 'limits'],
  ],
  [['backoff', 'jitter'], ['retry']],
  [['invalid api key', 'invalid key'], ['401']],
  [['outage', 'downtime'], ['503']],
  // Answers
  [['pagination', 'cursor', 'offset', 'next page'], ['paging']],
  [['page number', 'page size'], ['paging']],
  [['response format', 'response structure', 'wrapper'], ['envelope']],
  [['timezone', 'utc', 'date format', 'iso 8601'], ['time zone']],
  [['null', 'undefined'], ['absent']],
  [['frontend', 'cross origin'], ['browser']],
  // Programs
  [
    ['sdk', 'library', 'client library'],
    ['sdk', 'types'],
  ],
  [['tutorial', 'cookbook', 'snippet', 'example code'], ['recipe']],
  [['quickstart', 'getting started'], ['first request']],
  [['swagger', 'codegen', 'code generator'], ['openapi']],
  [['notification', 'alert', 'monitor', 'listener'], ['watch']],
  [['ai', 'llm', 'mcp', 'gpt', 'chatgpt', 'claude'], ['language model']],
  [['release note', 'breaking change', 'deprecation', 'rss'], ['changelog']],
  // Names of HTTP statuses (RFC 9110, section 15)
  [['error'], ['status']],
  [['bad request'], ['400']],
  [['unauthorized'], ['401']],
  [['forbidden'], ['403']],
  [['not found'], ['404']],
  [['too many requests'], ['429']],
  [['internal server error'], ['500']],
  [['service unavailable'], ['503']],
];

export const MAX_PHRASE_WORDS = 3;

/** Returns the synonyms of a lower-case phrase, each split into words. */
export type FindSynonyms = (phrase: string) => string[][];

/**
 * Returns what finds synonyms. A phrase without any may be the plural of one that has some, or a word
 * another form of one: `paginated` of `pagination`.
 */
export function createSynonyms(synonyms: readonly Synonym[]): FindSynonyms {
  // Stems take longer than most of the first query, which may need none.
  let byStem: [typed: string, documented: string[]][] | undefined;
  const listed = (phrase: string): string[] =>
    synonyms
      .flatMap(([typed, documented]) => (typed.includes(phrase) ? documented : []))
      .filter((each) => each !== phrase);
  const ofForm = (word: string): string[] => {
    const stemmed = stem(word);
    if (stemmed === word) {
      return [];
    }
    byStem ??= synonyms.flatMap(([typed, documented]) =>
      typed.map((each): [string, string[]] => [stem(each), documented]),
    );
    return byStem.flatMap(([typed, documented]) => (typed === stemmed ? documented : []));
  };
  return (phrase) => {
    const found = [phrase, phrase.replace(/s$/, '')]
      .map(listed)
      .find(({length}) => length > 0);
    return (found ?? ofForm(phrase)).map((each) => each.split(' '));
  };
}
