import type {AnswerChart} from '../value/answer-chart';
import type {ColouredCode, HighlightedSample} from '../samples/code-sample';
import type {NextRequest} from '../value/next-request';
import type {Operation} from '../operation/operation';
import {isSuccess, type Response} from '../response/response';
import type {RequestBody} from '../body/request-body';
import {type Content, type ContentExample, firstExample} from '../body/content';
import type {RichText} from '../text/rich-text';
import type {Schema, SchemaComponents} from '../schema/schema';
import type {TypeLink} from '../schema/type-file';

/** An example with the colours of its text (`highlight/colours.ts`), if the page shows it. */
export type HighlightedExample = ContentExample & {colours?: string};

export type HighlightedContent = Omit<Content, 'examples'> & {
  examples: HighlightedExample[];
};

export type HighlightedResponse = Omit<Response, 'contents'> & {
  contents: HighlightedContent[];
  /** The page shows more than the fields and the example of one media type. */
  hasMore?: true;
  type?: TypeLink;
};

export type HighlightedBody = Omit<RequestBody, 'contents'> & {
  contents: HighlightedContent[];
};

export type OperationView = Omit<
  Operation,
  'samples' | 'otherSamples' | 'responses' | 'requestBody'
> & {
  /** Route of its page, also of copies of the page. */
  page: string;
  samples: HighlightedSample[];
  otherSamples?: (ColouredCode & {label: string})[];
  requestBody?: HighlightedBody;
  responses: HighlightedResponse[];
  /** How the request panel can draw a successful answer. */
  chart?: AnswerChart;
};

/** Returns whether a successful response has an example with a text. */
export function hasExample({responses}: OperationView): boolean {
  return responses.some(
    ({status, contents: [content]}) =>
      isSuccess(status) && firstExample(content) !== undefined,
  );
}

export interface OperationData {
  operation: OperationView;
  components: SchemaComponents;
  /** The latest ones of the operation, newest first. */
  changes?: RichText;
  /** The endpoints that take values of its answer. */
  next?: NextRequest[];
}

export type SchemaView = Omit<Schema, 'example' | 'usedBy'> & {
  example: ColouredCode;
};

export interface SchemaData {
  schema: SchemaView;
  components: SchemaComponents;
  type?: TypeLink;
  usedBy: {title: string; route: string}[];
}

export interface FirstRequestData {
  operationId: string;
  title: string;
  route: string;
  /** Name of the server that the samples call. */
  server: string;
  /** Environment variables that the samples read. */
  variables: string[];
  samples: HighlightedSample[];
  response?: ColouredCode;
}
