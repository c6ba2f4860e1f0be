import React, {type ReactNode} from 'react';
import type {Callback} from '@site/src/reference/operation';
import type {HighlightedResponse, OperationView} from '@site/src/reference/page-data';
import type {SchemaComponents} from '@site/src/reference/schema';
import {Callbacks, WebhookNote} from './Callbacks';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';

export type AdditionProps =
  | {response: HighlightedResponse; components: SchemaComponents}
  | {callbacks: readonly Callback[]}
  | {webhook: Pick<OperationView, 'callbackOf'>};

export default function Addition(props: AdditionProps): ReactNode {
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
