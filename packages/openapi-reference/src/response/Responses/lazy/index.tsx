import React, {type ReactNode} from 'react';
import type {HighlightedResponse} from '../../../pages/page-data';
import type {SchemaComponents} from '../../../schema/schema';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';

export interface ResponseDetailsProps {
  response: HighlightedResponse;
  components: SchemaComponents;
}

/** The headers of a response, and the requests that can follow it. */
export default function ResponseDetails({
  response: {status, headers = [], links = []},
  components,
}: ResponseDetailsProps): ReactNode {
  return (
    <>
      <ResponseHeaders status={status} headers={headers} components={components} />
      <ResponseLinks links={links} />
    </>
  );
}
