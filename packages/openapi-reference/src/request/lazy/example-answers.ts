import type {OperationView} from '../../pages/page-data';
import {isSuccess} from '../../response/response';
import type {ReceivedResponse} from './send';

/** An answer of the OpenAPI document. */
export interface ExampleAnswer {
  /** As the document has it: `429`, `4XX` or `default`. */
  status: string;
  text: string;
}

/** Returns the first example of each status as HTML, those of successful answers first. */
export function exampleAnswers({
  responses,
}: OperationView): {status: string; html: string}[] {
  const found = responses.flatMap(({status, contents: [content]}) => {
    const html = content?.examples.find((example) => example.html !== undefined)?.html;
    return html === undefined ? [] : {status, html};
  });
  return [
    ...found.filter(({status}) => isSuccess(status)),
    ...found.filter(({status}) => !isSuccess(status)),
  ];
}

/** Returns the example of a status, or else the first one. */
export function exampleAnswer(
  operation: OperationView,
  wanted: string | undefined,
): ExampleAnswer | undefined {
  const examples = exampleAnswers(operation);
  const example = examples.find(({status}) => status === wanted) ?? examples[0];
  return example && {status: example.status, text: textOf(example.html)};
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
