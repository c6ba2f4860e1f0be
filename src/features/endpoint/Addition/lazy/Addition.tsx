import React, {type ReactNode} from 'react';
import type {HighlightedResponse} from '@site/src/reference/page-data';
import type {SchemaComponents} from '@site/src/reference/schema';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';

export interface AdditionProps {
  response: HighlightedResponse;
  components: SchemaComponents;
}

export default function Addition({response, components}: AdditionProps): ReactNode {
  const {status, headers = [], links = []} = response;
  return (
    <>
      <ResponseHeaders status={status} headers={headers} components={components} />
      <ResponseLinks links={links} />
    </>
  );
}
