import {useCallback, useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type LivePanel from './lazy/LivePanel';

/** The events by which the reader touches the panel. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** The code of the panel after the first touch. The panels of the next pages load it at once. */
let code: Promise<{default: typeof LivePanel}> | undefined;

/** Loads the code that sends requests when the reader first touches the panel. */
export function useLazyPanel(section: RefObject<HTMLElement>): {
  /** Undefined until the code is loaded. */
  Panel: typeof LivePanel | undefined;
  hasFailed: boolean;
  /** Resolves when the code is rendered or has failed to load. */
  load: () => Promise<void>;
} {
  const [Panel, setPanel] = useState<typeof LivePanel>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    code ??= import(/* webpackChunkName: "request-panel" */ './lazy/LivePanel');
    const loaded = await code.catch(() => undefined);
    if (loaded === undefined) {
      code = undefined;
    }
    // The caller needs the actions of the panel, which exist once it is rendered.
    flushSync(() => {
      setPanel(() => loaded?.default);
      setHasFailed(loaded === undefined);
    });
  }, []);

  useEffect(() => {
    const element = section.current;
    const touch = (): void => void load();
    TOUCHES.forEach((type) => element?.addEventListener(type, touch, {once: true}));
    if (code !== undefined) {
      touch();
    }
    return () => TOUCHES.forEach((type) => element?.removeEventListener(type, touch));
  }, [section, load]);

  return {Panel, hasFailed, load};
}
