// Replaces the search box: until it is wanted, a plain input stands in its place, and none of its code
// is loaded. Pointer, focus, Ctrl/Cmd+K and the slash key make it wanted.
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {SEARCH_PLUGIN, type SearchSettings} from '@site/src/plugins/search/settings';
import type BoxComponent from '@site/src/components/Search/Box';
import type {MarkedLocation} from '@site/src/components/Search/Box';
import {useSearchTags} from '@site/src/components/Search/useSearchTags';
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

/** The box, once it has been loaded: it is there at once on a page with another layout. */
let loadedBox: typeof BoxComponent | undefined;

/** The box while it is loaded, whoever wants it. */
let loading: Promise<typeof BoxComponent> | undefined;

export default function SearchBar(): ReactNode {
  // Not React.lazy: its fallback would be another input, and take the focus from the reader.
  const [Box, setBox] = useState(() => loadedBox);
  const container = useRef<HTMLDivElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const settings = usePluginData(SEARCH_PLUGIN) as SearchSettings;
  const tags = useSearchTags();
  useShortcuts(container);
  // What was typed, and whether the reader was in the box, is handed over to what replaces it.
  const typed = useRef('');
  const focused = useRef(false);
  const load = useCallback((): void => {
    loading ??= loadBox(baseUrl, tags, settings);
    loading.then(
      (module) => {
        setBox(() => module);
      },
      (error: unknown) => {
        loading = undefined;
        console.error('The search box cannot be loaded:', error);
      },
    );
  }, [baseUrl, tags, settings]);
  // It is also what marks the words on a page that the search page has led to.
  const isMarked =
    useLocation<MarkedLocation | undefined>().state?.searchTerms !== undefined;
  useEffect(() => {
    if (isMarked) {
      load();
    }
  }, [isMarked, load]);
  return (
    <div ref={container} className={styles.search}>
      {Box === undefined ? (
        <StandIn
          onWanted={load}
          onFocusChange={(isFocused) => {
            focused.current = isFocused;
          }}
          onTyped={(text) => {
            typed.current = text;
          }}
        />
      ) : (
        <Box typed={() => typed.current} focused={() => focused.current} />
      )}
    </div>
  );
}

/** Loads the box in steps, or they are one long task on a slow processor. */
async function loadBox(
  baseUrl: string,
  tags: readonly string[],
  settings: SearchSettings,
): Promise<typeof BoxComponent> {
  await nextTask();
  const module = await import('@site/src/components/Search/Box');
  module.startEngine(baseUrl, tags);
  await nextTask();
  module.prepareBox(settings);
  await nextTask();
  loadedBox = module.default;
  return loadedBox;
}

/** Lets the browser do what it has to do before the next step. */
async function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
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
  const input = useRef<HTMLInputElement>(null);
  // The reader may have been in it before the scripts were there.
  useEffect(() => {
    if (input.current !== null && input.current === document.activeElement) {
      onTyped(input.current.value);
      onFocusChange(true);
      onWanted();
    }
    // Once, at the start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={clsx('navbar__search', styles.standIn)}>
      <svg
        className={styles.icon}
        viewBox="0 0 16 16"
        aria-hidden="true"
        focusable="false"
      >
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeLinecap="round"
          d="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Zm-1.5 3.5L14 14"
        />
      </svg>
      <input
        ref={input}
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
