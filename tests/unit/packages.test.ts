import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDER = path.resolve(__dirname, '../../packages');

it('The packages, which are for any API, do not name this one, its chain and its standards.', () => {
  const files = readdirSync(FOLDER, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({parentPath, name}) => path.join(parentPath, name));
  const own = /kaia|kairos|kip-?\d|klaytn|\bkei\b|etherscan/i;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
});
