import {useCallback, useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type Panel from './lazy/LivePanel';
import {CREDENTIALS_KEY, readTab} from './tab-storage';

const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Set by the first interaction. The panels of the next pages then load the code at once. */
let panelModule: Promise<{default: typeof Panel}> | undefined;

export function useLazyPanel(sectionRef: RefObject<HTMLElement>): {
  /** Undefined until the code is loaded. */
  LivePanel: typeof Panel | undefined;
  hasFailed: boolean;
  /** Resolves when the panel is rendered or its code could not be loaded. */
  load: () => Promise<void>;
} {
  const [LivePanel, setPanel] = useState<typeof Panel>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    panelModule ??= import(/* webpackChunkName: "request-panel" */ './lazy/LivePanel');
    const loaded = await panelModule.catch(() => undefined);
    if (loaded === undefined) {
      panelModule = undefined;
    }
    // Callers use the actions of the panel, which exist after it is rendered.
    flushSync(() => {
      setPanel(() => loaded?.default);
      setHasFailed(loaded === undefined);
    });
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const start = (): void => void load();
    for (const type of INTERACTIONS) {
      sectionRef.current?.addEventListener(type, start, {once: true, signal});
    }
    // It shows a file that the reader drops.
    document.addEventListener('dragenter', start, {once: true, signal});
    // The panel shows credentials that the tab remembers.
    if (panelModule !== undefined || readTab(CREDENTIALS_KEY) !== undefined) {
      start();
    }
    return () => controller.abort();
  }, [sectionRef, load]);

  return {LivePanel, hasFailed, load};
}
