import type {OperationView} from '../../reference/page-data';
import {isSuccess} from '../../reference/response';
import type {ReceivedResponse} from './send';

/** An answer of the OpenAPI document. */
export interface ExampleAnswer {
  /** As the document has it: `429`, `4XX` or `default`. */
  status: string;
  text: string;
}

/** Returns the first example of each status, those of successful answers first. */
export function exampleAnswers({responses}: OperationView): ExampleAnswer[] {
  const found = responses.flatMap(({status, contents: [content]}) => {
    const html = content?.examples.find((example) => example.html !== undefined)?.html;
    return html === undefined ? [] : {status, text: textOf(html)};
  });
  return [
    ...found.filter(({status}) => isSuccess(status)),
    ...found.filter(({status}) => !isSuccess(status)),
  ];
}

/** Returns an example as if the API had sent it. Undefined if its status is no number. */
export function asReceived({status, text}: ExampleAnswer): ReceivedResponse | undefined {
  const number = Number(status.replace(/x/gi, '0'));
  return Number.isNaN(number)
    ? undefined
    : {
        kind: 'response',
        status: number,
        statusText: '',
        headers: [],
        milliseconds: 0,
        receivedAt: 0,
        body: new Blob([text], {type: 'application/json'}),
        text,
        truncated: false,
      };
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
