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
import type {SampleBody, SamplePart, SampleRequest} from './request';

export type {SampleBody, SampleCredential, SampleRequest, SampleValue} from './request';

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
    credentials: request.credentials.map((credential) =>
      credential.kind === 'query'
        ? {...credential, name: toWellFormed(credential.name)}
        : credential,
    ),
    ...(request.body === undefined ? {} : {body: wellFormedBody(request.body)}),
  };
  return sampleLanguages.map(({id}) => ({language: id, code: templates[id](wellFormed)}));
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
