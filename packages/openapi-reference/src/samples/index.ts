import type {CodeSample} from './code-sample';
import {wellFormed} from '../utils/ponyfills';
import {curl} from './curl';
import {go} from './go';
import {nodejs} from './nodejs';
import {python} from './python';
import type {SampleLanguage, SampleRequest} from './request';

export type {SampleBody, SampleCredential, SampleRequest, SampleValue} from './request';

/** Languages of the code samples, in display order. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, python, go, nodejs];

export function createSamples(request: SampleRequest): CodeSample[] {
  const {body} = request;
  const printed: SampleRequest = {
    ...wellFormed(request),
    // A text is quoted as it is; clients would refuse half a surrogate pair elsewhere.
    ...(body?.kind === 'text' ? {body} : {}),
  };
  return sampleLanguages.map(({id, label, prism, print}) => ({
    language: id,
    label,
    prism,
    code: print(printed),
  }));
}
