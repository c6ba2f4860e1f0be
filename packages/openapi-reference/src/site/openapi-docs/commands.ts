import logger from '@docusaurus/logger';
import {addSharedCommand, type Cli} from '../../framework/shared-command';
import {messageOf} from '../../document/document-error';
import type {ReferenceOptions} from './options';
import {cleanReference, generateReference} from './site-reference';

/** The id by which docusaurus-plugin-openapi-docs names all references of a site. */
const ALL = 'all';

/** The commands of `docusaurus`, with the names of those of docusaurus-plugin-openapi-docs. */
const COMMANDS = {
  'gen-api-docs': {
    description: 'Generates the reference of the OpenAPI document.',
    run: async (siteDir: string, reference: ReferenceOptions) =>
      (await generateReference(siteDir, reference)).text,
  },
  'clean-api-docs': {
    description: 'Removes the generated files of the reference.',
    run: runClean,
  },
};

/** Removes the generated files, and returns a sentence that counts them. */
export async function runClean(
  siteDir: string,
  reference: ReferenceOptions,
): Promise<string> {
  const removed = await cleanReference(siteDir, reference);
  return `Removed ${removed.length} generated files.`;
}

/**
 * Returns whether `docusaurus` runs a command of the reference, which needs no other plugin.
 *
 * @param argv of the process: Docusaurus takes the command from the same place.
 */
export function isReferenceCommand([, , name = '']: readonly string[]): boolean {
  return Object.hasOwn(COMMANDS, name);
}

/**
 * Adds the commands to `docusaurus`. A command that fails prints its error and sets the exit code. Where
 * docusaurus-plugin-openapi-docs is installed, too, it runs for ids of its own, and after this one for all.
 */
export function addCommands(
  cli: Cli,
  siteDir: string,
  references: readonly ReferenceOptions[],
): void {
  for (const [name, {description, run}] of Object.entries(COMMANDS)) {
    addSharedCommand(cli, {
      name,
      description,
      async run(id, other) {
        const isOwn = references.some((reference) => reference.id === id);
        if (isOwn || id === ALL || other === undefined) {
          try {
            for (const reference of referencesOf(id, references)) {
              logger.info(await run(siteDir, reference));
            }
          } catch (error) {
            logger.error(messageOf(error));
            process.exitCode = 1;
          }
        }
        if (!isOwn) {
          await other?.();
        }
      },
    });
  }
}

function referencesOf(
  id: string,
  references: readonly ReferenceOptions[],
): readonly ReferenceOptions[] {
  const named = references.filter((reference) => id === ALL || reference.id === id);
  if (named.length === 0) {
    const ids = [ALL, ...references.flatMap((reference) => reference.id ?? [])];
    const names = ids.map((name) => `"${name}"`).join(' or ');
    throw new Error(`No reference of this site has the id "${id}": use ${names}.`);
  }
  return named;
}
