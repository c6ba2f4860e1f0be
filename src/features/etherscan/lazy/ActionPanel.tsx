import panels from '@generated/etherscan/default/panels.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {RequestPanel} from 'docusaurus-openapi-reference/components';
import type {HighlightedSample} from 'docusaurus-openapi-reference/types';

/** The request panel of an action. */
export default function ActionPanel({
  anchor,
  onSamples,
}: {
  readonly anchor: string;
  readonly onSamples: (samples: HighlightedSample[]) => void;
}): ReactNode {
  const panel = panels[anchor];
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    formRef.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return panel && <RequestPanel {...panel} formRef={formRef} onSamples={onSamples} />;
}
