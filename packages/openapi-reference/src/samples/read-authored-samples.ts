import {sampleLanguages} from '.';
import type {CodeSample, OtherSample} from './code-sample';
import type {Extensible} from '../vocabulary/extensible';

/** Replaces generated samples with those of `x-codeSamples` (`[{lang, source}]`), by language. */
export function withAuthoredSamples(
  operation: Extensible,
  samples: readonly CodeSample[],
): CodeSample[] {
  const authored = new Map(
    authoredSamples(operation).map(({lang, source}) => [lang.toLowerCase(), source]),
  );
  return samples.map((sample) => {
    const language = sampleLanguages.find(({id}) => id === sample.language);
    const name = language?.names.find((candidate) => authored.has(candidate));
    const code = name === undefined ? undefined : authored.get(name);
    const {networks: _, ...plain} = sample;
    return code === undefined ? sample : {...plain, code, authored: true};
  });
}

/**
 * Returns the samples of `x-codeSamples` in languages that the site creates none for.
 *
 * @param isWebhook The site creates none in any language.
 */
export function otherSamples(operation: Extensible, isWebhook: boolean): OtherSample[] {
  const created = new Set(isWebhook ? [] : sampleLanguages.flatMap(({names}) => names));
  return authoredSamples(operation)
    .filter(({lang}) => !created.has(lang.toLowerCase()))
    .map(({lang, label, source}) => ({
      label: typeof label === 'string' && label !== '' ? label : lang,
      language: lang.toLowerCase(),
      code: source,
    }));
}

interface AuthoredSample {
  lang: string;
  label?: unknown;
  source: string;
}

/** Redocly names the extension `x-codeSamples`, and named it `x-code-samples` before. */
function authoredSamples(operation: Extensible): AuthoredSample[] {
  const list = operation['x-codeSamples'] ?? operation['x-code-samples'];
  return (Array.isArray(list) ? list : []).filter(isAuthoredSample);
}

function isAuthoredSample(value: unknown): value is AuthoredSample {
  const {lang, source} = (value ?? {}) as {lang?: unknown; source?: unknown};
  return typeof lang === 'string' && typeof source === 'string';
}
