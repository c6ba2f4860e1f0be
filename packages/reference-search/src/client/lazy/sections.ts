import {translate} from '@docusaurus/Translate';
import type {SearchDocument, SearchHit} from '../../search/document';
import type {IncompleteValue, Pasted} from '../../search/paste';
import type {SearchResponse} from '../engine';
import {hitLink, offerLink} from '../hit-link';
import {
  incompleteLabel,
  incompleteValueLabel,
  noHitsLabel,
  pasteLabel,
  similarLabel,
} from '../labels';
import {COMMAND_SIGN, findCommands, findNamedCommands, type Command} from './commands';
import {
  clearPages,
  clearSearches,
  readRecentPages,
  readRecentSearches,
  type VisitedPage,
} from './recent';

/** Commands that are shown below the hits at most. */
const MAX_COMMANDS = 3;

/** A part of the panel. */
export interface Section {
  id: string;
  heading?: string;
  /** Clears the items, which the browser has stored. */
  clear?: {label: string; run: () => void};
  items: readonly SearchItem[];
  /** Said instead of items. */
  noItems?: string;
  /** Whether the search can be asked again. */
  isFailure?: boolean;
}

export type SearchItem = LinkItem | RecentItem | CommandItem;

/** An item that opens a page. */
export type LinkItem = PageItem | AllItem | VisitedItem;

/** A query of before. */
interface RecentItem {
  type: 'recent';
  query: string;
}

interface CommandItem {
  type: 'command';
  command: Command;
}

/** A page of before. */
interface VisitedItem extends VisitedPage {
  type: 'visited';
}

export interface PageItem {
  type: 'page';
  document: SearchDocument;
  /** Terms to mark in the item. */
  terms: readonly string[];
  /** Terms to mark on the page. */
  typedTerms: string[];
  href: string;
}

/** Opens the page of all results. */
interface AllItem {
  type: 'all';
  /** Number of all results. */
  total: number;
  href: string;
}

/** The state of the panel, which is announced to screen readers. */
export interface SearchStatus {
  count: number;
  /** Reason why the query cannot be parsed. */
  problem?: string | undefined;
  incompleteValue?: IncompleteValue | undefined;
  isIncomplete: boolean;
}

/** What the panel shows for a query. */
export interface Answer {
  sections: readonly Section[];
  /** Undefined while the query is empty. */
  status?: SearchStatus;
}

interface Settings {
  search: (query: string) => Promise<SearchResponse>;
  limit: number;
  /** Returns the address of all results of a query. */
  allResults: (query: string) => string;
}

export async function answerQuery(
  query: string,
  {search, limit, allResults}: Settings,
): Promise<Answer> {
  if (query.trim() === '') {
    return {sections: storedSections()};
  }
  if (query.startsWith(COMMAND_SIGN)) {
    const commands = commandSection(findCommands(query));
    const count = commands.items.length;
    return {sections: [commands], status: {count, isIncomplete: false}};
  }
  const response = await search(query);
  const {
    result: {problem},
    incompleteValue,
    isIncomplete,
  } = response;
  const hits = hitSections(response, limit, allResults(query));
  const commands = findNamedCommands(query).slice(0, MAX_COMMANDS);
  const {length: count} = hits
    .flatMap(({items}) => items)
    .filter(({type}) => type !== 'all');
  return {
    sections: commands.length === 0 ? hits : [...hits, commandSection(commands)],
    status: {count, problem, incompleteValue, isIncomplete},
  };
}

function hitSections(
  {result: {hits, problem, similar}, total, pasted, ...response}: SearchResponse,
  limit: number,
  allHref: string,
): Section[] {
  const {incompleteValue, isIncomplete} = response;
  const offers = pasted?.offers.slice(0, limit) ?? [];
  const shown = hits.slice(0, limit - offers.length);
  const all = (pasted?.offers.length ?? 0) + total;
  const rest: SearchItem[] =
    all > offers.length + shown.length ? [{type: 'all', total: all, href: allHref}] : [];
  const sections: Section[] = [];
  if (pasted !== undefined) {
    const items = offers.map((offer) => offerItem(offer, pasted));
    sections.push({
      id: 'pasted',
      heading: pasteLabel(pasted.kind),
      items: shown.length === 0 ? [...items, ...rest] : items,
    });
  }
  if (shown.length > 0 || offers.length === 0) {
    const heading = incompleteValue
      ? incompleteValueLabel(incompleteValue)
      : similar && shown.length > 0
        ? similarLabel()
        : undefined;
    sections.push({
      id: 'hits',
      ...(heading === undefined ? {} : {heading}),
      items: shown.length > 0 ? [...shown.map(hitItem), ...rest] : [],
      noItems: noHitsLabel(problem),
    });
  }
  if (isIncomplete) {
    const noItems = incompleteLabel(shown.length > 0);
    sections.push({id: 'failure', items: [], noItems, isFailure: true});
  }
  return sections;
}

function hitItem({document, terms, typedTerms}: SearchHit): PageItem {
  const href = hitLink(document.sectionRoute);
  return {type: 'page', document, terms, typedTerms, href};
}

/** Creates an item that opens an endpoint with the pasted value filled in. */
function offerItem(offer: Pasted['offers'][number], pasted: Pasted): PageItem {
  const href = offerLink(offer, pasted);
  return {type: 'page', document: offer.document, terms: [], typedTerms: [], href};
}

function commandSection(commands: readonly Command[]): Section {
  return {
    id: 'commands',
    heading: translate({id: 'search.commands', message: 'Commands'}),
    items: commands.map((command) => ({type: 'command', command})),
    noItems: translate({
      id: 'search.commands.none',
      message: 'This page has no command of this name.',
    }),
  };
}

/** Returns what the browser has stored, which an empty query lists. */
function storedSections(): Section[] {
  const sections: Section[] = [
    {
      id: 'pages',
      heading: translate({id: 'search.recent.pages', message: 'Recent pages'}),
      clear: {
        label: translate({
          id: 'search.recent.pages.clear',
          message: 'Clear recent pages',
        }),
        run: clearPages,
      },
      items: readRecentPages().map((page) => ({type: 'visited', ...page})),
    },
    {
      id: 'recent',
      heading: translate({id: 'search.recent', message: 'Recent searches'}),
      clear: {
        label: translate({id: 'search.recent.clear', message: 'Clear recent searches'}),
        run: clearSearches,
      },
      items: readRecentSearches().map((query) => ({type: 'recent', query})),
    },
  ];
  return sections.filter(({items}) => items.length > 0);
}
