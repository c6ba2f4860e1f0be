/*
 * Why: what is wrong with a tarball shows before it is published.
 * Does: checks what its package.json promises with publint, and its types with "Are the types wrong?".
 */
import {readFileSync} from 'node:fs';
import {publint, type Message} from 'publint';
import {formatMessage} from 'publint/utils';
import {packageFile, PlainError, run, succeed} from './run.mjs';

/** What publint and "Are the types wrong?" say of each package of Docusaurus, and why it is right here. */
const RIGHT_IN_DOCUSAURUS = {
  // `.mjs` would keep Docusaurus from compiling JSX, and `"type": "module"` needs the extension in each import.
  esModules: ({code, path}: Message) =>
    code === 'FILE_INVALID_FORMAT' && path.at(-1) === 'webpack',
  // With `"type": "commonjs"`, webpack would not read ES modules.
  type: ({code}: Message) => code === 'USE_TYPE',
  // Docusaurus loads plugins by their name, and takes their default export.
  defaultExport: ({code}: Message) => code === 'CJS_WITH_ESMODULE_DEFAULT_EXPORT',
};

/** Its components are defaults of their modules, whose names Node.js does not find: only a bundler loads it. */
const BROWSER_ENTRY = './components';

/** What is right of "Are the types wrong?". */
const DEFAULT_EXPORT_RULE = 'cjs-only-exports-default';

/**
 * Checks a package as npm packs it.
 *
 * @param entries of its `exports`
 * @throws PlainError if something is wrong with it.
 */
export async function checkTarball(
  file: string,
  entries: readonly string[],
): Promise<void> {
  const {buffer: tarball} = new Uint8Array(readFileSync(file));
  const {messages, pkg} = await publint({pack: {tarball}});
  const allowed = Object.values(RIGHT_IN_DOCUSAURUS);
  const wrong = messages.filter(
    (message) => !allowed.some((isAllowed) => isAllowed(message)),
  );
  if (wrong.length > 0) {
    const lines = wrong.map((message) => formatMessage(message, pkg, {color: false}));
    throw new PlainError(`publint of ${file}:\n${lines.join('\n')}`);
  }
  const unchecked = entries.filter(
    (entry) => entry.endsWith('.css') || entry === BROWSER_ENTRY,
  );
  const attw = packageFile('@arethetypeswrong/cli/dist/index.js');
  await succeed(
    `The types of ${file} are wrong`,
    run(
      process.execPath,
      [
        ...[attw, file, '--format', 'ascii', '--no-color', '--no-emoji'],
        // Only what reads `exports` finds the modules: Docusaurus does, and `moduleResolution: bundler` of its sites.
        ...['--profile', 'node16', '--ignore-rules', DEFAULT_EXPORT_RULE],
        ...(unchecked.length === 0 ? [] : ['--exclude-entrypoints', ...unchecked]),
      ],
      {capture: true},
    ),
  );
}
