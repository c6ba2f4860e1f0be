import {curl} from './curl';
import {go} from './go';
import {sampleLanguages, type SampleLanguage} from './language';
import {nodejs} from './nodejs';
import {python} from './python';
import type {SampleRequest} from './request';

export {sampleLanguages, type SampleLanguage} from './language';
export {keyVariable, type SampleAuth, type SampleRequest} from './request';

/** A complete program that sends one request and prints the answer. */
export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: string;
  /** It stands in the description, and is not written by us. */
  readonly given?: true;
}

const templates: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl,
  python,
  go,
  nodejs,
};

/** No request can carry half a surrogate pair, and not every language can write one. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** Writes `request` in every language, in the order of {@link sampleLanguages}. */
export function createSamples(request: SampleRequest): CodeSample[] {
  const wellFormed: SampleRequest = {
    ...request,
    query: request.query.map(([name, value]) => [
      toWellFormed(name),
      toWellFormed(value),
    ]),
  };
  return sampleLanguages.map(({id}) => ({language: id, code: templates[id](wellFormed)}));
}
