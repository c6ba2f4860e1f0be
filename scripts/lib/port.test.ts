import {createServer, type AddressInfo} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';
import {freePort, readPort} from './port.mjs';

/** Occupies a port on one address until the end of the test. */
async function takePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, host, listening);
  });
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('readPort', () => {
  it('is 3000 if PORT is unset or empty.', () => {
    expect(readPort({})).toBe(3000);
    expect(readPort({PORT: ' '})).toBe(3000);
  });

  it.each(['1', '3001', '65535', ' 8080 '])('accepts %j.', (text) => {
    expect(readPort({PORT: text})).toBe(Number(text));
  });

  it.each(['0', '65536', '-1', '80.5', '3e3', '0x50', 'abc', '80 81', '٣٠٠٠'])(
    'rejects %j and names it.',
    (text) => {
      expect(() => readPort({PORT: text})).toThrow(`PORT is "${text}"`);
      expect(() => readPort({PORT: text})).toThrow('from 1 to 65535');
    },
  );
});

describe('freePort', () => {
  it('returns a free port without occupying it.', async () => {
    const port = await takePort('127.0.0.1');
    await expect(freePort({PORT: String(port)})).rejects.toThrow(String(port));
    const free = String(port === 65535 ? port - 1 : port + 1);
    expect(await freePort({PORT: free})).toBe(Number(free));
    expect(await freePort({PORT: free})).toBe(Number(free));
  });

  it.each(['127.0.0.1', '0.0.0.0'])(
    'rejects a port in use on %s, with a remedy.',
    async (host) => {
      const port = String(await takePort(host));
      await expect(freePort({PORT: port})).rejects.toThrow(
        /^Port \d+ is in use by another program\. .*PORT=\d+\.$/,
      );
    },
  );
});
