import {afterEach, expect, it, vi} from 'vitest';
import {missingText, requirePrograms} from './programs.mjs';

afterEach(() => vi.unstubAllEnvs());

it('What is missing is named with each package once, and a variable whose program cannot run.', () => {
  vi.stubEnv('NGINX_PATH', '/no/nginx');
  expect(missingText(['go', 'gofmt', 'nginx'])).toBe(
    'NGINX_PATH is "/no/nginx", which cannot run; Go, gofmt, nginx are missing: install with the package manager of the system; on Debian, run "apt-get install golang-go nginx-light".',
  );
});

it('Programs are found on the PATH; a file that is another program is not one.', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(requirePrograms(['chromium'])).rejects.toThrow(/Chromium is missing/);
  vi.stubEnv('PATH', '/bin:/usr/bin');
  expect((await requirePrograms(['bash'])).bash).toMatch(/\/bash$/);
  vi.stubEnv('PATH', '/no/folder');
  await expect(requirePrograms(['wrk'])).rejects.toThrow(/^wrk is missing: .* wrk"/);
});
