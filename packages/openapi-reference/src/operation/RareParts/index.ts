import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {createPagePart} from '../../components/page-part';
import type * as Parts from './lazy';

type Name = keyof typeof Parts;

/** A part of an endpoint page that few documents have: all are in one chunk, which other pages do not load. */
function rarePart<N extends Name>(
  name: N,
): (props: ComponentProps<(typeof Parts)[N]>) => ReactNode {
  return createPagePart<ComponentProps<(typeof Parts)[N]>>(name, async () => {
    const parts = await import(/* webpackChunkName: "part-rare" */ './lazy');
    return {
      default: parts[name] as ComponentType<ComponentProps<(typeof Parts)[N]>>,
    };
  });
}

export const Callbacks = rarePart('Callbacks');
export const Checks = rarePart('Checks');
export const OtherSamples = rarePart('OtherSamples');
export const WebhookExample = rarePart('WebhookExample');
export const WebhookName = rarePart('WebhookName');
export const WebhookNote = rarePart('WebhookNote');
