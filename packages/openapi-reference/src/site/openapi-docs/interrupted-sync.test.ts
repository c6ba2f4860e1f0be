import * as fs from 'node:fs/promises';
import path from 'node:path';
import {check, unlock} from 'proper-lockfile';
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OpenAPIDocument} from '../../openapi/document';
import {createReference} from '../../openapi/reference';
import {createGeneratedFiles, type GeneratedFiles} from './generated-files';
import {createOperationCopy} from './page';
import {cleanFiles, lockOptions, syncFiles} from './sync';
import {describePetstore} from '@site/tests/fixtures/petstore';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

/** Called before each file operation that changes something; undefined lets it happen. */
const fault = vi.hoisted(() => ({
  at: undefined as
    ((name: string, file: string, content: unknown) => Promise<void>) | undefined,
}));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const watched = Object.fromEntries(
    (['writeFile', 'mkdir', 'access', 'rename', 'rm', 'rmdir'] as const).map((name) => [
      name,
      async (...args: unknown[]) => {
        await fault.at?.(name, String(args[0]), args[1]);
        return (original[name] as (...all: unknown[]) => Promise<unknown>)(...args);
      },
    ]),
  );
  return {...original, ...watched};
});

/** Documents: the original, and one with a removed, a changed and an added operation. */
let files: GeneratedFiles;
let nextFiles: GeneratedFiles;

/** Hand-written files beside and inside the generated folders. */
const COPIES = ['tiers/*/Endpoints'];

const HAND_WRITTEN = {
  'guide.mdx': '# Mine\n',
  'api/mine.mdx': '# Mine\n',
  'schemas/notes.json': '{"mine": true}\n',
  'tiers/High/Endpoints/mine.json.txt': 'Mine.\n',
};

beforeAll(() => {
  const document = describePetstore();
  const {'/health': health = {}, '/pets': pets = {}, ...paths} = document.paths;
  const next = {
    ...document,
    paths: {
      ...paths,
      '/pets': {...pets, get: {...pets.get, operationId: 'listPets', summary: 'Pets'}},
      '/alive': {...health, get: {...health.get, operationId: 'isAlive'}},
    },
  };
  // A run is stopped at each of its operations: fewer files are enough.
  const few = /^(api\/(Other|pet)\/.*|api\/reference|tiers\/High\/.*)\.(mdx|json)$/;
  const filesOf = (one: OpenAPIDocument): GeneratedFiles => {
    const reference = createReference(one);
    const copies = reference.operations
      .filter(({tag}) => tag === 'pet')
      .map((operation): [string, string] => [
        `tiers/High/Endpoints/pet/${operation.slug}.api.mdx`,
        createOperationCopy(operation),
      ]);
    const all = [...createGeneratedFiles(reference), ...copies];
    return new Map(all.filter(([file]) => few.test(file)));
  };
  files = filesOf(document);
  nextFiles = filesOf(next);
});

beforeEach(() => {
  fault.at = undefined;
});

/** Creates a folder with the first reference and the hand-written files. */
async function generatedFolder(): Promise<string> {
  const docsDir = path.join(await temporaryFolder(), 'docs');
  await writeFiles(docsDir, HAND_WRITTEN);
  await syncFiles(docsDir, files, COPIES);
  return docsDir;
}

/** Lists folders too, because no empty folder may remain. */
async function listing(folder: string): Promise<string[]> {
  return (await fs.readdir(folder, {recursive: true})).sort();
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
  if (await isLocked(docsDir)) {
    await unlock(docsDir, lockOptions(docsDir));
  }
}

function isLocked(docsDir: string): Promise<boolean> {
  return check(docsDir, lockOptions(docsDir));
}

describe('A killed generation', () => {
  it('leaves complete pages after any operation, and the next run completes the update.', async () => {
    const undisturbed = await generatedFolder();
    await syncFiles(undisturbed, nextFiles, COPIES);
    const [expected, names] = [await readFiles(undisturbed), await listing(undisturbed)];
    let place = 1;
    for (; ; place += 1) {
      const docsDir = await generatedFolder();
      const isKilled = await killedAt(place, () => syncFiles(docsDir, nextFiles, COPIES));
      for (const [file, content] of Object.entries(await readFiles(docsDir))) {
        if (!file.startsWith('api/.staging/')) {
          expect([files.get(file), nextFiles.get(file), expected[file]]).toContain(
            content,
          );
        }
      }
      await endHolder(docsDir);
      await syncFiles(docsDir, nextFiles, COPIES);
      expect(await readFiles(docsDir)).toEqual(expected);
      expect(await listing(docsDir)).toEqual(names);
      if (!isKilled) {
        break;
      }
    }
    expect(place).toBeGreaterThan(30);
  });

  it('during removal is repaired by the next removal.', async () => {
    for (let place = 1; place < 20; place += 4) {
      const docsDir = await generatedFolder();
      expect(await killedAt(place, () => cleanFiles(docsDir, COPIES))).toBe(true);
      await endHolder(docsDir);
      await cleanFiles(docsDir, COPIES);
      expect(await readFiles(docsDir)).toEqual(HAND_WRITTEN);
    }
  });
});

it('Concurrent generations leave the complete pages of one of them.', async () => {
  const docsDir = await generatedFolder();
  const all = [nextFiles, files, nextFiles];
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all(all.map((one) => syncFiles(docsDir, one, COPIES)));
    expect(
      all.map((one) => ({...HAND_WRITTEN, ...Object.fromEntries(one)})),
    ).toContainEqual(await readFiles(docsDir));
  }
  expect(await isLocked(docsDir)).toBe(false);
});

describe('A read-only or full folder', () => {
  it.each([
    ['ENOSPC', 'writeFile'],
    ['EROFS', 'mkdir'],
    ['EPERM', 'access'],
  ])('with %s stays unchanged, and the error has a remedy.', async (code, operation) => {
    for (const place of [1, 4]) {
      const docsDir = await generatedFolder();
      const [before, names] = [await readFiles(docsDir), await listing(docsDir)];
      let count = 0;
      fault.at = async (name, file, content) => {
        count += name === operation && file.startsWith(docsDir) ? 1 : 0;
        if (count === place) {
          count += 1;
          fault.at = undefined;
          if (name === 'writeFile') {
            // Files that fitted before the disk was full.
            await fs.writeFile(file, String(content).slice(0, 20));
          }
          throw Object.assign(new Error(code), {code, syscall: operation});
        }
      };
      const error: unknown = await syncFiles(docsDir, nextFiles, COPIES).catch(
        (reason: unknown) => reason,
      );
      const {message} = error as Error;
      expect(message).toMatch(
        new RegExp(
          `^docs/\\S+ cannot be written \\(${code}\\)\\. Nothing was changed\\.`,
        ),
      );
      expect(message).toMatch(/writable, that its disk has space .+, and generate again/);
      expect(await readFiles(docsDir)).toEqual(before);
      expect(await listing(docsDir)).toEqual(names);
    }
  });

  it.each([
    [
      'a file has the path of a folder',
      {'api/Other': 'Mine.'},
      /docs\/api\/Other\/.+ \(ENOTDIR.+nothing else is in the way/,
    ],
    [
      'a folder has the path of a file',
      {'api/reference.json/mine.txt': 'Mine.'},
      /docs\/api\/reference.json .+ \(EISDIR.+nothing else is in the way/,
    ],
  ])('stays unchanged because %s.', async (_, mine, message) => {
    const docsDir = path.join(await temporaryFolder(), 'docs');
    await writeFiles(docsDir, mine);
    await expect(syncFiles(docsDir, files, COPIES)).rejects.toThrow(message);
    expect(await readFiles(docsDir)).toEqual(mine);
  });
});
