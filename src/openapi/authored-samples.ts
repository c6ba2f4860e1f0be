import type {CodeSample, SampleLanguage} from '../reference/code-sample';
import type {Extensible} from './document';

/** Values of `lang` by language, in lower case. */
const LANGUAGE_NAMES: Record<SampleLanguage, readonly string[]> = {
  curl: ['curl', 'shell', 'bash', 'sh'],
  python: ['python', 'py', 'python (requests)'],
  go: ['go', 'golang'],
  nodejs: ['nodejs', 'node', 'node.js', 'javascript', 'js', 'nodejs (axios)'],
};

/**
 * Replaces generated samples with those of `x-codeSamples` (`[{lang, source}]`), by language.
 * Ignores languages that the site does not display.
 */
export function withAuthoredSamples(
  operation: Extensible,
  samples: readonly CodeSample[],
): CodeSample[] {
  const authored = authoredSources(operation);
  return samples.map((sample) => {
    const name = LANGUAGE_NAMES[sample.language].find((candidate) =>
      authored.has(candidate),
    );
    const code = name === undefined ? undefined : authored.get(name);
    return code === undefined
      ? sample
      : {language: sample.language, code, authored: true};
  });
}

function authoredSources(operation: Extensible): Map<string, string> {
  const list = operation['x-codeSamples'];
  const entries = (Array.isArray(list) ? list : []).filter(isAuthoredSample);
  return new Map(entries.map(({lang, source}) => [lang.toLowerCase(), source]));
}

function isAuthoredSample(value: unknown): value is {lang: string; source: string} {
  const {lang, source} = (value ?? {}) as {lang?: unknown; source?: unknown};
  return typeof lang === 'string' && typeof source === 'string';
}
