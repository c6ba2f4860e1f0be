import {
  type CodeSample,
  type SampleLanguage,
  sampleLanguages,
} from '../reference/code-sample';
import {toWellFormed} from '../reference/well-formed';
import {curl} from './curl';
import {go} from './go';
import {nodejs} from './nodejs';
import {python} from './python';
import type {SampleRequest} from './request';

export type {SampleCredential, SampleRequest, SampleValue} from './request';

const templates: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl,
  python,
  go,
  nodejs,
};

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
