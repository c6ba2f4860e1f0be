import type {CodeSample, SampleLanguage} from '../reference/code-sample';
import type {Extensible} from './description';

/** The names that `lang` of a given sample may have, lower case, by our language. */
const LANGUAGE_NAMES: Record<SampleLanguage, readonly string[]> = {
  curl: ['curl', 'shell', 'bash', 'sh'],
  python: ['python', 'py', 'python (requests)'],
  go: ['go', 'golang'],
  nodejs: ['nodejs', 'node', 'node.js', 'javascript', 'js', 'nodejs (axios)'],
};

/**
 * Puts the samples that the description itself gives (`x-codeSamples: [{lang, source}]`) in the place
 * of ours, language by language. Samples in other languages are left out: the site shows four.
 */
export function withGivenSamples(
  operation: Extensible,
  samples: readonly CodeSample[],
): CodeSample[] {
  const given = givenSources(operation);
  return samples.map((sample) => {
    const name = LANGUAGE_NAMES[sample.language].find((candidate) =>
      given.has(candidate),
    );
    const code = name === undefined ? undefined : given.get(name);
    return code === undefined ? sample : {language: sample.language, code, given: true};
  });
}

function givenSources(operation: Extensible): Map<string, string> {
  const list = operation['x-codeSamples'];
  const entries = (Array.isArray(list) ? list : []).filter(isGivenSample);
  return new Map(entries.map(({lang, source}) => [lang.toLowerCase(), source]));
}

function isGivenSample(value: unknown): value is {lang: string; source: string} {
  const {lang, source} = (value ?? {}) as {lang?: unknown; source?: unknown};
  return typeof lang === 'string' && typeof source === 'string';
}
