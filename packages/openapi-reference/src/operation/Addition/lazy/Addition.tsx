import React, {type ReactNode} from 'react';
import type {Callback, Checked} from '../../../reference/operation';
import type {HighlightedResponse, OperationView} from '../../../reference/page-data';
import type {SchemaComponents} from '../../../reference/schema';
import {Callbacks, WebhookNote} from './Callbacks';
import Checks from './Checks';
import OtherSamples from './OtherSamples';
import ResponseHeaders from './ResponseHeaders';
import ResponseLinks from './ResponseLinks';
import {WebhookExample, WebhookName} from './Webhook';

export type AdditionProps =
  | {response: HighlightedResponse; components: SchemaComponents}
  | {callbacks: readonly Callback[]}
  | {webhook: Pick<OperationView, 'callbackOf' | 'receivers' | 'security'>}
  | {webhookName: Pick<OperationView, 'method' | 'path'>}
  | {webhookExample: Pick<OperationView, 'requestBody' | 'otherSamples'>}
  | {checked: Checked[]}
  | {samples: NonNullable<OperationView['otherSamples']>};

export default function Addition(props: AdditionProps): ReactNode {
  if ('callbacks' in props) {
    return <Callbacks callbacks={props.callbacks} />;
  }
  if ('webhook' in props) {
    return <WebhookNote webhook={props.webhook} />;
  }
  if ('webhookName' in props) {
    return <WebhookName operation={props.webhookName} />;
  }
  if ('webhookExample' in props) {
    return <WebhookExample operation={props.webhookExample} />;
  }
  if ('samples' in props) {
    return <OtherSamples samples={props.samples} />;
  }
  if ('checked' in props) {
    return <Checks checked={props.checked} />;
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
