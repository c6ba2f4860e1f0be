import {createServer, type AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {anyFreePort, freePort, readPort} from './port.mjs';

it.each([
  [undefined, 3000],
  [' ', 3000],
  [' 8080 ', 8080],
  ['65535', 65_535],
])('PORT as %j is the port %i.', (PORT, port) => {
  expect(readPort({PORT})).toBe(port);
});

it.each(['0', '65536', '-1', '80.5', '3e3', '0x50', '80 81', '٣٠٠٠'])(
  'PORT as %j is rejected and named.',
  (PORT) => {
    expect(() => readPort({PORT})).toThrow(`PORT is "${PORT}", which is not a port:`);
  },
);

it.each(['127.0.0.1', '0.0.0.0'])(
  'A port in use on %s is rejected with a remedy until it is free, and not occupied.',
  async (host) => {
    const server = createServer();
    await new Promise<void>((listening) => {
      server.listen(0, host, listening);
    });
    const {port} = server.address() as AddressInfo;
    await expect(freePort({PORT: String(port)})).rejects.toThrow(
      new RegExp(`^Port ${port} is in use by another program\\. .*PORT=\\d+\\.$`),
    );
    // Another port can be that of a connection.
    await new Promise((closed) => server.close(closed));
    expect(await freePort({PORT: String(port)})).toBe(port);
    expect(await freePort({PORT: String(port)})).toBe(port);
  },
);

it('A server that asks for any port never gets the port of a program that has not started.', async () => {
  const port = await anyFreePort();
  expect(await freePort({PORT: String(port)})).toBe(port);
  // Linux gives these to servers that ask for any port; other systems give higher ones.
  expect(port).toBeLessThan(32_768);
});
