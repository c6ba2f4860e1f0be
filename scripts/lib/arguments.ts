/*
 * Why: a mistyped option must neither send requests, write a file nor leave a run without tests.
 */
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {isDate} from '#reference/text/read-extension';
import {CHANGE_KINDS, type ChangeKind} from '#reference/changelog/change';
import {PlainError} from './run.mjs';

/** @throws PlainError that says in a sentence what is wrong with the arguments, and the usage. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
  mostPositionals = Infinity,
) {
  try {
    const read = parseArgs({args: [...args], options, allowPositionals: true});
    const surplus = read.positionals[mostPositionals];
    if (surplus !== undefined) {
      throw new Error(`Unexpected argument '${surplus}'`);
    }
    return read;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new PlainError(`${reason}. ${usage}`);
  }
}

/** @throws PlainError if a name is unknown. */
export function refuseUnknown(
  what: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no ${what} "${unknown}". Choose from: ${known.join(', ')}`,
    );
  }
}

/**
 * Returns the items with the chosen names, or all without a choice.
 *
 * @throws PlainError if a name is unknown.
 */
export function choose<Item>(
  what: string,
  items: readonly Item[],
  chosen: readonly string[] = [],
  nameOf: (item: Item) => string,
): readonly Item[] {
  refuseUnknown(what, chosen, items.map(nameOf));
  return chosen.length === 0
    ? items
    : items.filter((item) => chosen.includes(nameOf(item)));
}

/**
 * Returns a positive number that an environment variable or an option has.
 *
 * @throws PlainError if it is none.
 */
export function readPositive(name: string, text: string, isWhole = true): number {
  const number = Number(text);
  if (!(number > 0 && number < Infinity) || (isWhole && !Number.isInteger(number))) {
    throw new PlainError(
      `${name} is "${text}": set it to a positive ${isWhole ? 'integer' : 'number'}.`,
    );
  }
  return number;
}

const CHANGELOG_USAGE =
  'Usage: npm run api:changelog -- <old> [<new>] [--date 2026-11-22] [--kind api] [--overlays], where <old> and <new> are files or Git revisions, and <old> can be "none".';

/** @throws PlainError that names the argument, and the usage. */
export function readChangelogOptions(args: readonly string[], today: string) {
  const {values, positionals} = readArguments(
    args,
    {
      date: {type: 'string', default: today},
      kind: {type: 'string', default: 'knowledge'},
      overlays: {type: 'boolean', default: false},
    },
    CHANGELOG_USAGE,
    2,
  );
  const [before, after] = positionals;
  const {date, kind, overlays: isOverlaid} = values;
  const refuse = (problem: string): never => {
    throw new PlainError(`${problem}. ${CHANGELOG_USAGE}`);
  };
  return {
    before: before ?? refuse('There is no description to compare with'),
    after,
    date: isDate(date)
      ? date
      : refuse(`--date is "${date}", not a date such as 2026-11-22`),
    kind:
      CHANGE_KINDS.find((one): one is ChangeKind => one === kind) ??
      refuse(`--kind is "${kind}", not one of ${CHANGE_KINDS.join(', ')}`),
    isOverlaid,
  };
}

export const VERIFY_USAGE =
  'Usage: npm run api:verify -- [--network NAME] [--only NAME[,NAME]] [--rate N] [--write]';

export type VerifyOptions = ReturnType<typeof readVerifyOptions>;

/** @throws PlainError that names the option, and the usage. */
export function readVerifyOptions(args: readonly string[]) {
  const {values} = readArguments(
    args,
    {
      network: {type: 'string'},
      only: {type: 'string'},
      rate: {type: 'string', default: '2'},
      write: {type: 'boolean', default: false},
    },
    VERIFY_USAGE,
    0,
  );
  return {
    /** Without one, the first of the description. */
    network: values.network,
    /** Names of operations and actions; without them, all. */
    only: values.only?.split(',').map((name) => name.trim()),
    rate: readPositive('--rate', values.rate, false),
    isWriting: values.write,
  };
}
