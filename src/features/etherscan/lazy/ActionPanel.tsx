import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {HighlightedSample} from 'docusaurus-openapi-reference/reference/code-sample';
import RequestPanel from 'docusaurus-openapi-reference/request';
import type {ActionPanelData} from '@site/src/etherscan/page-data';

interface Props {
  readonly anchor: string;
  readonly onSamples: (samples: HighlightedSample[]) => void;
}

/** The request panel of an action. */
export default function ActionPanel({anchor, onSamples}: Props): ReactNode {
  const [loaded, setLoaded] = useState<{panel?: ActionPanelData; error?: Error}>({});
  const {panel, error} = loaded;
  const root = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    import('@generated/etherscan/default/panels.json').then(
      (file) => setLoaded({panel: file.default[anchor]}),
      (reason: unknown) => setLoaded({error: reason as Error}),
    );
  }, [anchor]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (panel !== undefined) {
      root.current?.querySelector<HTMLElement>('input, select')?.focus();
    }
  }, [panel]);
  if (error !== undefined) {
    throw error;
  }
  return (
    <div ref={root}>
      {panel && <RequestPanel {...panel} formRef={formRef} onSamples={onSamples} />}
    </div>
  );
}
