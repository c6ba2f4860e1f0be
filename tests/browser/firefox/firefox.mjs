#!/usr/bin/env node
/*
 * Why: Playwright speaks WebDriver BiDi with the Firefox of the machine, but sends it one command that
 * Firefox ESR 153 does not know, and then gives up each new page. It gives the size of paper in inches, where
 * the protocol has centimetres.
 * Does: starts Firefox with the arguments that Playwright passes, answers the one command in its place, and
 * converts the size.
 * Reads: FIREFOX_PATH, which scripts/test-browser.mjs sets.
 */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';

/** It emulates preferences of the reader, which tests in Firefox do without. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const CENTIMETRES_PER_INCH = 2.54;

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({input: firefox.stderr}).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
  if (address !== undefined) {
    serve(address);
  }
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

/**
 * Passes on the messages between Playwright and Firefox.
 *
 * @param {string} address where Firefox listens.
 */
function serve(address) {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'}, () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    // Playwright reads where to connect.
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, {url}) => {
    const browser = new WebSocket(address + url, {perMessageDeflate: false});
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (/** @type {Buffer} */ data) => {
      const command = JSON.parse(data.toString());
      const {id, method, params} = command;
      if (method === UNKNOWN) {
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
        return;
      }
      if (method === 'browsingContext.print') {
        params.page.width *= CENTIMETRES_PER_INCH;
        params.page.height *= CENTIMETRES_PER_INCH;
      }
      await opened;
      browser.send(JSON.stringify(command));
    });
    browser.on('message', (/** @type {Buffer} */ data) =>
      playwright.send(data.toString()),
    );
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
