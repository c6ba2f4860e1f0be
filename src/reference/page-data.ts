import type {AnswerChart} from './answer-chart';
import type {HighlightedSample} from './code-sample';
import type {Operation} from './operation';
import {isSuccess, type Content, type Response} from './response';
import type {RichText} from './rich-text';
import type {Schema, SchemaComponents} from './schema';
import type {TypeLink} from './type-file';

/** A response with its example as syntax-highlighted HTML. */
export type HighlightedResponse = Omit<Response, 'content'> & {
  content?: Omit<Content, 'example'> & {exampleHtml?: string};
  type?: TypeLink;
};

export type OperationView = Omit<Operation, 'samples' | 'responses'> & {
  samples: HighlightedSample[];
  responses: HighlightedResponse[];
  /** How the request panel can draw a successful answer. */
  chart?: AnswerChart;
  /** Example of the body that a webhook sends. */
  webhookExampleHtml?: string;
};

/** Returns the HTML of the first example of a successful response. */
export function exampleHtmlOf({responses}: OperationView): string | undefined {
  return responses.find(
    ({status, content}) => isSuccess(status) && content?.exampleHtml !== undefined,
  )?.content?.exampleHtml;
}

export interface OperationData {
  operation: OperationView;
  components: SchemaComponents;
  /** The latest ones of the operation, newest first. */
  changes?: RichText;
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
