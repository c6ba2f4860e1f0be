import * as fs from 'node:fs/promises';
import path from 'node:path';
import {check, unlock} from 'proper-lockfile';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {dataFile} from './generated-files';
import {createPage} from './page';
import {cleanFiles, lockOptions, syncFiles} from './sync';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

/** Called before each file operation that changes something; undefined lets it happen. */
const fault = vi.hoisted(() => ({
  at: undefined as
    | ((name: string, file: string, content: unknown) => Promise<void>)
    | undefined,
}));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const names = ['writeFile', 'mkdir', 'access', 'rename', 'rm', 'rmdir'] as const;
  const watched = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      await fault.at?.(name, String(args[0]), args[1]);
      return (original[name] as (...all: unknown[]) => Promise<unknown>)(...args);
    },
  ]);
  return {...original, ...(Object.fromEntries(watched) as object)};
});

/** Hand-written files beside and inside the generated folders. */
const HAND_WRITTEN = {
  'guide.mdx': '# Mine\n',
  'api/mine.mdx': '# Mine\n',
  'schemas/notes.json': '{"mine": true}\n',
  'tiers/High/Endpoints/mine.json.txt': 'Mine.\n',
};

/** Generates a page with its data for each id. */
function filesOf(pages: Record<string, string>): ReadonlyMap<string, string> {
  const files = Object.entries(pages).flatMap(([id, text]): [string, string][] => [
    [`api/pet/${id}.api.mdx`, createPage({id}, [text])],
    dataFile(`api/pet/${id}.json`, {text}),
    [`tiers/High/Endpoints/pet/${id}.api.mdx`, createPage({id}, [`Copy of ${text}`])],
  ]);
  return new Map(files);
}

/** An update removes, changes and adds a page, and keeps one. */
const files = filesOf({health: 'Health', list: 'List', get: 'Get'});
const nextFiles = filesOf({alive: 'Alive', list: 'Pets', get: 'Get'});

const sync = (docsDir: string, all: typeof files) =>
  syncFiles(docsDir, new Map(all), ['tiers/*/Endpoints']);

beforeEach(() => {
  fault.at = undefined;
});

/** Creates a folder with the first reference and the hand-written files. */
async function generatedFolder(): Promise<string> {
  const docsDir = path.join(await temporaryFolder(), 'docs');
  await writeFiles(docsDir, HAND_WRITTEN);
  await sync(docsDir, files);
  return docsDir;
}

/** Returns the files, and the folders too, because no empty folder may remain. */
async function contentOf(folder: string): Promise<unknown[]> {
  return [await readFiles(folder), (await fs.readdir(folder, {recursive: true})).sort()];
}

/**
 * Stops a run at its nth operation, with half a file written if it writes, as if its process had
 * been killed.
 * @returns whether it got that far.
 */
async function killedAt(place: number, run: () => Promise<unknown>): Promise<boolean> {
  let count = 0;
  const killed = new Promise<true>((resolve) => {
    fault.at = async (name, file, content) => {
      count += 1;
      if (count >= place) {
        if (count === place && name === 'writeFile') {
          fault.at = undefined;
          const text = String(content);
          await fs.writeFile(file, text.slice(0, place % 2 === 0 ? 10 : text.length / 2));
        }
        resolve(true);
        await new Promise(() => undefined);
      }
    };
  });
  const isKilled = await Promise.race([killed, run().then(() => false)]);
  fault.at = undefined;
  return isKilled;
}

/** Releases the lock of a run in this process, as if the process had exited. */
async function endHolder(docsDir: string): Promise<void> {
  if (await check(docsDir, lockOptions(docsDir))) {
    await unlock(docsDir, lockOptions(docsDir));
  }
}

describe('A killed generation', () => {
  it('leaves complete pages after any operation, and the next run completes the update.', async () => {
    const undisturbed = await generatedFolder();
    await sync(undisturbed, nextFiles);
    const expected = await contentOf(undisturbed);
    let place = 1;
    for (let isKilled = true; isKilled; place += 1) {
      const docsDir = await generatedFolder();
      isKilled = await killedAt(place, () => sync(docsDir, nextFiles));
      for (const [file, content] of Object.entries(await readFiles(docsDir))) {
        if (!file.startsWith('api/.staging/')) {
          const mine = Object.values(HAND_WRITTEN);
          expect([files.get(file), nextFiles.get(file), ...mine]).toContain(content);
        }
      }
      await endHolder(docsDir);
      await sync(docsDir, nextFiles);
      expect(await contentOf(docsDir)).toEqual(expected);
    }
    expect(place).toBeGreaterThan(20);
  });

  it('during removal is repaired by the next removal.', async () => {
    for (let place = 1; place < 10; place += 3) {
      const docsDir = await generatedFolder();
      const clean = () => cleanFiles(docsDir, ['tiers/*/Endpoints']);
      expect(await killedAt(place, clean)).toBe(true);
      await endHolder(docsDir);
      await clean();
      expect(await readFiles(docsDir)).toEqual(HAND_WRITTEN);
    }
  });
});

describe('A read-only or full folder', () => {
  it.each([
    ['ENOSPC', 'writeFile'],
    ['EROFS', 'mkdir'],
    ['EPERM', 'access'],
  ])('with %s stays unchanged, and the error has a remedy.', async (code, operation) => {
    for (const place of [1, 4]) {
      const docsDir = await generatedFolder();
      const before = await contentOf(docsDir);
      let count = 0;
      fault.at = async (name, file, content) => {
        count += name === operation && file.startsWith(docsDir) ? 1 : 0;
        if (count === place) {
          fault.at = undefined;
          if (name === 'writeFile') {
            // What fitted before the disk was full.
            await fs.writeFile(file, String(content).slice(0, 20));
          }
          throw Object.assign(new Error(code), {code, syscall: operation});
        }
      };
      await expect(sync(docsDir, nextFiles)).rejects.toThrow(
        new RegExp(
          `^docs/\\S+ cannot .+ \\(${code}\\)\\. Nothing was changed\\..+disk has`,
        ),
      );
      expect(await contentOf(docsDir)).toEqual(before);
    }
  });

  it.each([
    ['file has the path of a folder', 'api/pet', /docs\/api\/pet\/.+ \(ENOTDIR.+/],
    [
      'folder has the path of a file',
      'api/pet/get.json/mine.txt',
      /docs\/api\/pet\/get.json .+ \(EISDIR.+/,
    ],
  ])('stays unchanged because a %s.', async (_, mine, message) => {
    const docsDir = path.join(await temporaryFolder(), 'docs');
    await writeFiles(docsDir, {[mine]: 'Mine.'});
    const remedy = new RegExp(`${message.source}nothing else is in the way`);
    await expect(sync(docsDir, files)).rejects.toThrow(remedy);
    expect(await readFiles(docsDir)).toEqual({[mine]: 'Mine.'});
  });
});
