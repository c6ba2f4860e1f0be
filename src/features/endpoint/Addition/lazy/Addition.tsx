import React, {type ReactNode} from 'react';
import type {Callback} from '@site/src/reference/operation';
import type {HighlightedResponse, OperationView} from '@site/src/reference/page-data';
import type {SchemaComponents} from '@site/src/reference/schema';
import type {Server} from '@site/src/reference/server';
import {Callbacks, WebhookNote} from './Callbacks';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';
import Servers from './Servers';

export type AdditionProps =
  | {response: HighlightedResponse; components: SchemaComponents}
  | {servers: readonly Server[]}
  | {callbacks: readonly Callback[]}
  | {webhook: Pick<OperationView, 'callbackOf'>};

export default function Addition(props: AdditionProps): ReactNode {
  if ('servers' in props) {
    return <Servers servers={props.servers} />;
  }
  if ('callbacks' in props) {
    return <Callbacks callbacks={props.callbacks} />;
  }
  if ('webhook' in props) {
    return <WebhookNote webhook={props.webhook} />;
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
