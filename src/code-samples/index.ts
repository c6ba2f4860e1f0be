import {
  type CodeSample,
  type SampleLanguage,
  sampleLanguages,
} from '../reference/code-sample';
import {curl} from './curl';
import {go} from './go';
import {nodejs} from './nodejs';
import {python} from './python';
import type {SampleRequest} from './request';

export {keyVariable, type SampleAuth, type SampleRequest} from './request';

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
