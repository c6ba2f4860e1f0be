/*
 * Why: a sample is only tested if its request is known. A mock of one operation keeps the requests, and
 * answers each with the example of the page.
 */
import type {Operation} from '#reference/operation/operation';
import {isSuccess} from '#reference/response/response';
import {firstExample} from '#reference/body/content';
import {type MockServer, startServer} from '../mock-server';
import {readRequest, type SentRequest} from './sent-request';

export interface Answer {
  readonly status: number;
  /** Undefined if there is no body. */
  readonly mediaType?: string;
  readonly text: string;
}

/** Returns the first successful answer, with status 200 for `2XX`. */
export function answerOf({responses}: Pick<Operation, 'responses'>): Answer {
  const found = responses.find(({status}) => isSuccess(status));
  const [content] = found?.contents ?? [];
  return {
    status: Number((found?.status ?? '200').replace(/X/gi, '0')),
    ...(content === undefined ? {} : {mediaType: content.mediaType}),
    text: firstExample(content)?.text ?? '',
  };
}

export interface Mock extends MockServer {
  /** Returns the requests since the last call. */
  readonly takeRequests: () => SentRequest[];
}

export async function startMock({status, mediaType, text}: Answer): Promise<Mock> {
  const taken: SentRequest[] = [];
  const server = await startServer((message, response) => {
    void readRequest(message).then((request) => {
      taken.push(request);
      const isNamed = mediaType !== undefined && !mediaType.includes('*');
      response.writeHead(status, isNamed ? {'Content-Type': mediaType} : {});
      response.end(text);
    });
  });
  return {...server, takeRequests: () => taken.splice(0)};
}
