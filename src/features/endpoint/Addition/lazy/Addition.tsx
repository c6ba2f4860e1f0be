import React, {type ReactNode} from 'react';
import type {HighlightedResponse} from '@site/src/reference/page-data';
import type {SchemaComponents} from '@site/src/reference/schema';
import type {Server} from '@site/src/reference/server';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';
import Servers from './Servers';

export type AdditionProps =
  | {response: HighlightedResponse; components: SchemaComponents}
  | {servers: readonly Server[]};

export default function Addition(props: AdditionProps): ReactNode {
  if ('servers' in props) {
    return <Servers servers={props.servers} />;
  }
  const {response, components} = props;
  const {status, headers = [], links = []} = response;
  return (
    <>
      <ResponseHeaders status={status} headers={headers} components={components} />
      <ResponseLinks links={links} />
    </>
  );
}
