/*
 * Does: makes one command of those that plugins add by one name. Docusaurus runs the first one, and lists all in its help.
 * Buys: a site can have docusaurus-plugin-openapi-docs beside this package, in any order.
 * The commands are joined once all plugins have added theirs: Docusaurus awaits a promise before it reads the arguments.
 * If it does not, the first command runs, as without this file.
 */
import type {Plugin} from '@docusaurus/types';

/** The program `docusaurus`, to which plugins add commands. */
export type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Arguments of the program before those of a command: Node.js, the program, the name of the command. */
const FORMER_ARGUMENTS = 3;

export interface SharedCommand {
  readonly name: string;
  readonly description: string;
  /** @param other Runs the command of the other plugin, if there is one. */
  readonly run: (id: string, other?: () => Promise<void>) => Promise<void>;
}

/** Adds a command with an id as its argument. With options, which only the other plugin has, that one runs alone. */
export function addSharedCommand(
  cli: Cli,
  {name, description, run}: SharedCommand,
): void {
  let other: (() => Promise<void>) | undefined;
  const own = cli
    .command(`${name} <id>`)
    .description(description)
    .action(async (id: string) => {
      const hasOptions = Object.values(own.opts()).some((value) => value !== undefined);
      await (hasOptions ? other?.() : run(id, other));
    });
  queueMicrotask(() => {
    const others = cli.commands.filter(
      (command) => command !== own && command.name() === name,
    );
    const [first] = others;
    if (first !== undefined) {
      cli.commands = cli.commands.filter((command) => !others.includes(command));
      own.description(`${description} Other ids: ${first.description()}`);
      for (const option of first['options'] as {flags: string; description: string}[]) {
        own.option(option.flags, option.description);
      }
      other = async () => {
        const given = cli['rawArgs'] as string[];
        await first.parseAsync(given.slice(FORMER_ARGUMENTS), {from: 'user'});
      };
    }
  });
}
