import type {CodeSample} from '../reference/code-sample';
import {toWellFormed} from '../reference/well-formed';
import {curl} from './curl';
import {go} from './go';
import {nodejs} from './nodejs';
import {python} from './python';
import type {SampleBody, SampleLanguage, SamplePart, SampleRequest} from './request';

export type {SampleBody, SampleCredential, SampleRequest, SampleValue} from './request';

/** Languages of the code samples, in display order. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, python, go, nodejs];

export function createSamples(request: SampleRequest): CodeSample[] {
  const wellFormed: SampleRequest = {
    ...request,
    query: request.query.map(([name, value]) => [
      toWellFormed(name),
      toWellFormed(value),
    ]),
    credentials: request.credentials.map((credential) =>
      credential.kind === 'query'
        ? {...credential, name: toWellFormed(credential.name)}
        : credential,
    ),
    ...(request.body === undefined ? {} : {body: wellFormedBody(request.body)}),
  };
  return sampleLanguages.map(({id, label, prism, print}) => ({
    language: id,
    label,
    prism,
    code: print(wellFormed),
  }));
}

/** Texts of bodies are quoted as they are; clients would refuse half a surrogate pair in a form. */
function wellFormedBody(body: SampleBody): SampleBody {
  switch (body.kind) {
    case 'form':
      return {
        ...body,
        fields: body.fields.map(([name, value]) => [
          toWellFormed(name),
          toWellFormed(value),
        ]),
      };
    case 'multipart':
      return {...body, parts: body.parts.map(wellFormedPart)};
    default:
      return body;
  }
}

function wellFormedPart(part: SamplePart): SamplePart {
  const name = toWellFormed(part.name);
  return part.fileName === undefined
    ? {...part, name, value: toWellFormed(part.value)}
    : {...part, name, fileName: toWellFormed(part.fileName)};
}
