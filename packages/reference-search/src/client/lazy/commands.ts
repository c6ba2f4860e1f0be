import {translate} from '@docusaurus/Translate';

/** Something that a control of the page does. */
export interface Command {
  title: string;
  /** What a query without the sign finds, if it is not the title. */
  name?: string;
  /** The keys that do it too, such as `Ctrl+Enter`. */
  keys?: string;
  run: () => void;
}

/** A shorter query for pages finds no commands, in characters: it would find most. */
const MIN_LENGTH = 3;

/** Begins a query that finds commands only. */
export const COMMAND_SIGN = '>';

/**
 * Returns the commands of the page: what its controls do that have `data-command`, the switches of servers and of
 * colours, the languages of its sample, and the pages before and after it.
 */
export function pageCommands(): Command[] {
  return uniqueByTitle([
    ...markedCommands(),
    ...sampleCommands(),
    ...serverCommands(),
    ...linkCommands('next', translate({id: 'search.command.next', message: 'Next page'})),
    ...linkCommands(
      'prev',
      translate({id: 'search.command.previous', message: 'Previous page'}),
    ),
    ...colourCommands(),
    shortcutsCommand(),
  ]);
}

/** Returns the commands that a query with the sign finds: all words are in their titles. */
export function findCommands(query: string): Command[] {
  const text = query.slice(COMMAND_SIGN.length);
  return pageCommands().filter(({title}) => hasWords(title, text));
}

/** Returns the commands that a query for pages finds too. */
export function findNamedCommands(query: string): Command[] {
  return query.trim().length < MIN_LENGTH
    ? []
    : pageCommands().filter(({title, name = title}) => hasWords(name, query));
}

function hasWords(title: string, text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return words.every((word) => title.toLowerCase().includes(word));
}

function elements<T extends HTMLElement>(selector: string): T[] {
  return Array.from(document.querySelectorAll<T>(selector));
}

function markedCommands(): Command[] {
  return elements('[data-command]').map((element) => {
    const {command = '', commandKeys: keys} = element.dataset;
    return {
      title: command,
      ...(keys === undefined ? {} : {keys}),
      run: () => element.click(),
    };
  });
}

/** Each chooses the language, and copies the sample in it. */
function sampleCommands(): Command[] {
  const [first] = elements<HTMLInputElement>('[data-language-input]');
  return elements<HTMLInputElement>('[data-language-input]')
    .filter(({name}) => name === first?.name)
    .map((input) => ({
      title: translate(
        {id: 'search.command.sample', message: 'Copy the sample: {language}'},
        {language: input.parentElement?.textContent ?? input.value},
      ),
      run: () => {
        input.click();
        const sample = `[data-language-sample="${CSS.escape(input.value)}"] button`;
        document.querySelector<HTMLElement>(sample)?.click();
      },
    }));
}

function serverCommands(): Command[] {
  const [select] = elements<HTMLSelectElement>('select[data-network-select]');
  const options = Array.from(select?.options ?? []);
  const title = select?.getAttribute('aria-label') ?? '';
  return options
    .filter(({selected}) => !selected)
    .map(({value, text}) => ({
      title: [title, text].filter(Boolean).join(': '),
      run: () => {
        if (select !== undefined) {
          select.value = value;
          select.dispatchEvent(new Event('change', {bubbles: true}));
        }
      },
    }));
}

function linkCommands(direction: 'next' | 'prev', name: string): Command[] {
  return elements(`.pagination-nav__link--${direction}`).map((link) => ({
    title: `${name}: ${link.querySelector('.pagination-nav__label')?.textContent ?? ''}`,
    name,
    run: () => link.click(),
  }));
}

/** The theme gives its switch no name that does not depend on the language. */
function colourCommands(): Command[] {
  return elements('[class*="colorModeToggle"] button, button[class*="toggleButton"]').map(
    (button) => ({
      title: translate({
        id: 'search.command.colours',
        message: 'Switch between dark and light mode',
      }),
      run: () => button.click(),
    }),
  );
}

/** A site with the reference lists its keys. */
function shortcutsCommand(): Command {
  return {
    title: translate({id: 'search.command.shortcuts', message: 'Keyboard shortcuts'}),
    keys: '?',
    run: () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: '?', bubbles: true}),
      ),
  };
}

/** A narrow page has some controls twice. */
function uniqueByTitle(commands: readonly Command[]): Command[] {
  return Array.from(
    new Map(commands.map((command) => [command.title, command])).values(),
  );
}
