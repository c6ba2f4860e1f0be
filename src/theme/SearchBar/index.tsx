// Replaces the search box: until it is wanted, a plain input stands in its place, and none of its code
// is loaded. Pointer, focus, Ctrl/Cmd+K and the slash key make it wanted.
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

const Box = lazy(() => import('@site/src/components/Search/Box'));

/** A box that has been wanted once is there at once on a page with another layout. */
let wantedBefore = false;

export default function SearchBar(): ReactNode {
  const [wanted, setWanted] = useState(wantedBefore);
  const container = useRef<HTMLDivElement>(null);
  useShortcuts(container);
  // What was typed, and whether the reader was in the box, is handed over to what replaces it.
  const typed = useRef('');
  const focused = useRef(false);
  const placeholder = (
    <StandIn
      onWanted={() => {
        wantedBefore = true;
        setWanted(true);
      }}
      onFocusChange={(isFocused) => {
        focused.current = isFocused;
      }}
      onTyped={(text) => {
        typed.current = text;
      }}
    />
  );
  return (
    <div ref={container} className={styles.search}>
      {wanted ? (
        <Suspense fallback={placeholder}>
          <Box typed={() => typed.current} focused={() => focused.current} />
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
      <input
        type="search"
        className="navbar__search-input"
        maxLength={512}
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

/** Ctrl/Cmd+K anywhere, and the slash where nothing is typed into, lead into the box. */
function useShortcuts(container: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isCombination =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !isTypedInto(event.target);
      if (isCombination || isSlash) {
        event.preventDefault();
        enter(container.current);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [container]);
}

/** Into the input, or, where the search takes the whole screen, behind its button. */
function enter(container: HTMLElement | null): void {
  const target = container?.querySelector<HTMLElement>('input, .aa-DetachedSearchButton');
  if (target?.tagName === 'INPUT') {
    target.focus();
  } else {
    target?.click();
  }
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
