import type {HighlightedSample} from './code-sample';
import type {Operation} from './operation';
import {isSuccess, type Content, type Response} from './response';
import type {Schema, SchemaComponents} from './schema';

/** A response whose example is HTML that is coloured already. */
export type HighlightedResponse = Omit<Response, 'content'> & {
  content?: Omit<Content, 'example'> & {exampleHtml?: string};
};

/** An operation as its page shows it. */
export type OperationView = Omit<Operation, 'samples' | 'responses'> & {
  samples: HighlightedSample[];
  responses: HighlightedResponse[];
};

/** Returns the HTML of the first example of a successful response. */
export function exampleHtmlOf({responses}: OperationView): string | undefined {
  return responses.find(
    ({status, content}) => isSuccess(status) && content?.exampleHtml !== undefined,
  )?.content?.exampleHtml;
}

/** Data of the page of an operation. */
export interface OperationData {
  operation: OperationView;
  components: SchemaComponents;
}

/** A schema as its page shows it. */
export type SchemaView = Omit<Schema, 'example' | 'usedBy'> & {exampleHtml: string};

/** Data of the page of a schema. */
export interface SchemaData {
  schema: SchemaView;
  components: SchemaComponents;
  /** Title and route of the operations that answer with it. */
  usedBy: {title: string; route: string}[];
}

/** The first request of a newcomer, in every language, and the answer to expect. */
export interface FirstRequestData {
  operationId: string;
  title: string;
  route: string;
  samples: HighlightedSample[];
  answerHtml?: string;
}
