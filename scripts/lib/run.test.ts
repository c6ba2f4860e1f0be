import {describe, expect, it} from 'vitest';
import {run} from './run.mjs';

describe('run', () => {
  it('returns the complete output and the standard output alone.', async () => {
    const program = "console.log('answer'); console.error('warning')";
    const result = await run(process.execPath, ['-e', program], {capture: true});
    expect(result).toMatchObject({code: 0, stdout: 'answer\n'});
    expect(result.output).toContain('warning\n');
  });

  it('terminates a program that takes too long, with its children.', async () => {
    const {code, output} = await run('sh', ['-c', 'cat /dev/zero >/dev/null; :'], {
      capture: true,
      ending: AbortSignal.timeout(100),
    });
    expect(code).toBe(1);
    expect(output).toContain('SIGTERM');
  });

  it('returns a non-zero code for a missing program.', async () => {
    const {code, output} = await run('no-such-program', [], {capture: true});
    expect(code).toBe(127);
    expect(output).toContain('no-such-program');
  });
});
