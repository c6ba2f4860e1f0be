import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  type OpenRule,
} from './rules';

/** The sources of a host, which are its patterns of paths. */
interface Sources {
  /** Together, they match every path. */
  readonly all: readonly string[];
  readonly assets: string;
  readonly of: (rule: OpenRule) => string;
}

/** Returns the headers of paths, as Vercel and Firebase list them. */
export function jsonRules({headers, open}: HostRules, sources: Sources): object[] {
  const rule = (source: string, list: readonly Header[]): object => ({
    source,
    headers: list.map(({name, value}) => ({key: name, value})),
  });
  return [
    ...sources.all.map((source) => rule(source, headers)),
    rule(sources.assets, [{name: 'Cache-Control', value: ASSETS_CACHE}]),
    ...open.map((one) =>
      rule(sources.of(one), [{name: 'Content-Type', value: one.type}, ANY_ORIGIN]),
    ),
  ];
}
