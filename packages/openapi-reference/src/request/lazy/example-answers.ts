import {firstExample} from '../../body/content';
import type {OperationView} from '../../pages/page-data';
import {isSuccess} from '../../response/response';
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
    const text = firstExample(content)?.text;
    return text === undefined ? [] : {status, text};
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
  return examples.find(({status}) => status === wanted) ?? examples[0];
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
