import React, {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {endHydration, isHydration} from './closed-content';
import {foundText} from './found-text';

/** Native `details`. The content of closed ones is a text until they open, see `closed-content.ts`. */
export default function Details({
  summary,
  open = false,
  children,
  ...props
}: ComponentProps<'details'> & {summary: ReactNode}): ReactNode {
  const [isWhole, setWhole] = useState(() => open || !isHydration());
  const details = useRef<HTMLDetailsElement>(null);
  const show = (): void => {
    if (!isWhole && details.current !== null) {
      const mark = foundText(details.current);
      flushSync(() => setWhole(true));
      mark?.();
    }
  };
  useEffect(() => {
    endHydration(details.current);
    // The reader, or the hash of the address, has opened it before.
    if (details.current?.open === true) {
      startTransition(() => setWhole(true));
    }
  }, []);
  return (
    <details {...props} ref={details} open={open} onToggle={show}>
      {summary}
      {open ? (
        children
      ) : isWhole ? (
        <div key="whole" data-closed="">
          {children}
        </div>
      ) : (
        <div
          key="text"
          data-closed=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      )}
    </details>
  );
}
