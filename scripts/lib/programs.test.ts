import {afterEach, describe, expect, it, vi} from 'vitest';
import {missingText, requirePrograms} from './programs.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('missingText', () => {
  it('names each program, and each package once, on three systems.', () => {
    expect(missingText(['go', 'gofmt', 'nginx'])).toBe(
      'Go, gofmt, nginx are missing: on Debian, run "apt-get install golang-go nginx-light"; on Fedora, "dnf install golang nginx"; on macOS, "brew install go && brew install nginx".',
    );
  });

  it('names a variable whose program cannot run.', () => {
    vi.stubEnv('NGINX_PATH', '/no/nginx');
    expect(missingText(['nginx'])).toMatch(
      /^NGINX_PATH is "\/no\/nginx", which cannot run; nginx is missing: on Debian/,
    );
  });
});

describe('requirePrograms', () => {
  it('returns paths, and rejects a file that is another program.', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    await expect(requirePrograms(['chromium'])).rejects.toThrow(/Chromium is missing/);
    vi.stubEnv('PATH', '/bin:/usr/bin');
    const {bash} = await requirePrograms(['bash']);
    expect(bash).toMatch(/\/bash$/);
  });

  it('rejects if the PATH has no such program.', async () => {
    vi.stubEnv('PATH', '/no/folder');
    await expect(requirePrograms(['wrk'])).rejects.toThrow(
      'wrk is missing: on Debian, run "apt-get install wrk"',
    );
  });
});
