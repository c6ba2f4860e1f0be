// Wraps the search plugin's box: until it is wanted, plain markup stands in its place, and none of its
// code is loaded. Pointer, focus, Ctrl/Cmd+K, or a result to be marked on the page make it wanted.
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

const Box = lazy(() => import('@theme-original/SearchBar'));

/** The parameter by which a result asks for its terms to be marked. */
const HIGHLIGHT_PARAMETER = '_highlight';

export default function SearchBar(): ReactNode {
  const {search} = useLocation();
  const [requested, setRequested] = useState(false);
  const isBrowser = useIsBrowser();
  const wanted =
    requested || (isBrowser && new URLSearchParams(search).has(HIGHLIGHT_PARAMETER));
  const container = useRef<HTMLDivElement>(null);
  const want = (): void => setRequested(true);
  useShortcut(container, !wanted);
  // What was typed, and whether the reader was in the box, is handed over to what replaces it.
  const typed = useRef('');
  const focused = useRef(false);
  const placeholder = (
    <StandIn
      onWanted={want}
      onFocusChange={(isFocused) => {
        focused.current = isFocused;
      }}
      onTyped={(text) => {
        typed.current = text;
      }}
    />
  );
  return (
    <div ref={container}>
      {wanted ? (
        <Suspense fallback={placeholder}>
          <Box />
          <HandOver container={container} typed={typed} focused={focused} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}

/** Looks like the box, and loads it. */
function StandIn({
  onWanted,
  onFocusChange,
  onTyped,
}: {
  onWanted: () => void;
  onFocusChange: (focused: boolean) => void;
  onTyped: (text: string) => void;
}): ReactNode {
  return (
    <div className={clsx('navbar__search', styles.standIn)} dir="ltr">
      <svg
        className={styles.icon}
        viewBox="0 0 16 16"
        aria-hidden="true"
        focusable="false"
      >
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          d="M11 6a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm-1.5 3.5L15 15"
        />
      </svg>
      <input
        className="navbar__search-input"
        placeholder={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        onMouseEnter={onWanted}
        onFocus={() => {
          onFocusChange(true);
          onWanted();
        }}
        onBlur={() => onFocusChange(false)}
        onChange={(event) => onTyped(event.target.value)}
      />
    </div>
  );
}

/** Puts focus and text of the stand-in into the box that has just taken its place. */
function HandOver({
  container,
  typed,
  focused,
}: {
  container: RefObject<HTMLDivElement>;
  typed: RefObject<string>;
  focused: RefObject<boolean>;
}): ReactNode {
  // In the same step as the exchange, so that no key falls between the two.
  useLayoutEffect(() => {
    const input = container.current?.querySelector('input');
    if (input === null || input === undefined || focused.current !== true) {
      return;
    }
    input.focus();
    if (typed.current !== '') {
      typeInto(input, typed.current ?? '');
    }
  }, [container, typed, focused]);
  return null;
}

/** Sets the value as typing does: React takes notice only of the element's own setter and event. */
function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Ctrl/Cmd+K, while the box does not listen to it by itself yet. */
function useShortcut(container: RefObject<HTMLDivElement>, active: boolean): void {
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        container.current?.querySelector('input')?.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [container, active]);
}
