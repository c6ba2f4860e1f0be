import {describe, expect, it} from 'vitest';
import {run} from '../../../scripts/lib/run.mjs';

describe('run', () => {
  it('gives all that a program wrote, and its standard output alone.', async () => {
    const program = "console.log('answer'); console.error('warning')";
    const result = await run(process.execPath, ['-e', program], {capture: true});
    expect(result).toMatchObject({code: 0, stdout: 'answer\n'});
    expect(result.output).toContain('warning\n');
  });

  it('ends a program that takes too long, with what it has started.', async () => {
    const {code, output} = await run('sh', ['-c', 'cat /dev/zero >/dev/null; :'], {
      capture: true,
      timeoutMs: 100,
    });
    expect(code).toBe(1);
    expect(output).toContain('SIGTERM');
  });

  it('gives a program that is not there a code of its own.', async () => {
    const {code, output} = await run('no-such-program', [], {capture: true});
    expect(code).toBe(127);
    expect(output).toContain('no-such-program');
  });
});
