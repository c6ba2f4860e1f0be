import type {AnswerChart} from '../value/answer-chart';
import type {HighlightedSample} from '../samples/code-sample';
import type {NextRequest} from '../value/next-request';
import type {Operation} from '../operation/operation';
import {isSuccess, type Response} from '../response/response';
import type {RequestBody} from '../body/request-body';
import type {Content, ContentExample} from '../body/content';
import type {RichText} from '../text/rich-text';
import type {Schema, SchemaComponents} from '../schema/schema';
import type {TypeLink} from '../schema/type-file';

/** An example with its text as syntax-highlighted HTML, if the page shows it. */
export type HighlightedExample = ContentExample & {html?: string};

export type HighlightedContent = Omit<Content, 'examples'> & {
  examples: HighlightedExample[];
};

/** The examples have no texts beside the HTML. */
export type HighlightedResponse = Omit<Response, 'contents'> & {
  contents: HighlightedContent[];
  /** The page shows more than the fields and the example of one media type. */
  hasMore?: true;
  type?: TypeLink;
};

/** The examples have texts, which fill the form, beside the HTML. */
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
  otherSamples?: {label: string; html: string}[];
  requestBody?: HighlightedBody;
  responses: HighlightedResponse[];
  /** How the request panel can draw a successful answer. */
  chart?: AnswerChart;
};

/** Returns the HTML of the first example of a successful response. */
export function exampleHtmlOf({responses}: OperationView): string | undefined {
  return responses
    .filter(({status}) => isSuccess(status))
    .flatMap(({contents: [content]}) => content?.examples ?? [])
    .find(({html}) => html !== undefined)?.html;
}

export interface OperationData {
  operation: OperationView;
  components: SchemaComponents;
  /** The latest ones of the operation, newest first. */
  changes?: RichText;
  /** The endpoints that take values of its answer. */
  next?: NextRequest[];
}

export type SchemaView = Omit<Schema, 'example' | 'usedBy'> & {exampleHtml: string};

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
  responseHtml?: string;
}
