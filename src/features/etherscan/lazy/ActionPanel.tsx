import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {HighlightedSample} from 'docusaurus-openapi-reference/reference/code-sample';
import RequestPanel from 'docusaurus-openapi-reference/request';
import type {ActionPanelData} from '@site/src/etherscan/page-data';
import styles from './styles.module.css';

interface Props {
  readonly page: string;
  readonly anchor: string;
  readonly onSamples: (samples: HighlightedSample[]) => void;
}

/** The request panel of an action. Its data is in a file for each page. */
export default function ActionPanel({page, anchor, onSamples}: Props): ReactNode {
  const [loaded, setLoaded] = useState<{panel?: ActionPanelData; error?: Error}>({});
  const {panel, error} = loaded;
  const root = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    loadPanels(page).then(
      (panels) => setLoaded({panel: panels[anchor]}),
      (reason: unknown) => setLoaded({error: reason as Error}),
    );
  }, [page, anchor]);
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
    <div className={styles.panel} ref={root}>
      {panel && <RequestPanel {...panel} formRef={formRef} onSamples={onSamples} />}
    </div>
  );
}

async function loadPanels(page: string): Promise<Record<string, ActionPanelData>> {
  const file = (await import(
    /* webpackChunkName: "actions-[request]" */ `@generated/etherscan/default/panels/${page}.json`
  )) as {default: Record<string, ActionPanelData>};
  return file.default;
}
