import type {virtual as Virtual} from '@guidepup/virtual-screen-reader';
import {build} from 'esbuild';
import {expect, PROMISE_IN_CHROMIUM, test} from '../test';

// The policy of the site lets no test add a script.
test.use({bypassCSP: true});

test(
  'A screen reader is soon at the parameters, the sample and the form of an endpoint, and stops nowhere without a text.',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage}) => {
    await referencePage.open('/api/Block/get-block');
    await page.addScriptTag({content: await readerScript()});
    const stops = await page.evaluate(readStops);
    const title = stops.indexOf('heading, Get Block, level 1');
    const stopsTo = (start: string): number =>
      stops.findIndex((text, index) => index > title && text.startsWith(start)) - title;
    expect.soft(stopsTo('blockNumber')).toBeLessThanOrEqual(27);
    expect.soft(stopsTo('region, Code samples')).toBeLessThanOrEqual(40);
    expect.soft(stopsTo('button, Send')).toBeLessThanOrEqual(60);
    const samples = stops.slice(stops.indexOf('region, Code samples'));
    const code = await referencePage.visibleSamples.textContent();
    expect
      .soft(samples.filter((text) => text === code?.replace(/\s+/g, ' ')))
      .toHaveLength(1);
    expect(stops.filter((text) => /^(#|status|graphics-document)$/.test(text))).toEqual(
      [],
    );
  },
);

test(
  'From the title of an endpoint, a screen reader is soon at Send by the link "Try it".',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage}) => {
    await referencePage.open('/api/Block/get-block');
    await page.addScriptTag({content: await readerScript()});
    const steps = await page.evaluate(readByLink);
    expect(steps.at(-1)).toMatch(/^button, Send API Request/);
    expect(steps.length).toBeLessThanOrEqual(11);
  },
);

/** Returns a script that puts the screen reader into the global variable `reader`. */
async function readerScript(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `export {virtual} from '@guidepup/virtual-screen-reader/browser.js';`,
      resolveDir: __dirname,
    },
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Reads the main part of the page from its start to its end. Runs in the page. */
async function readStops(): Promise<string[]> {
  // No browser that runs scripts reads it.
  document.querySelectorAll('noscript').forEach((element) => {
    element.remove();
  });
  const {virtual} = (window as unknown as {reader: {virtual: typeof Virtual}}).reader;
  await virtual.start({container: document.querySelector('main') ?? document.body});
  while ((await virtual.lastSpokenPhrase()) !== 'end of main') {
    await virtual.next();
  }
  return virtual.spokenPhraseLog();
}

/**
 * Goes from the title to the button that sends, by the link to the form, and returns what it hears after the title.
 * Runs in the page.
 */
async function readByLink(): Promise<string[]> {
  const {virtual} = (window as unknown as {reader: {virtual: typeof Virtual}}).reader;
  await virtual.start({container: document.querySelector('main') ?? document.body});
  const goTo = async (start: string): Promise<void> => {
    while (!(await virtual.lastSpokenPhrase()).startsWith(start)) {
      await virtual.next();
    }
  };
  await goTo('heading, Get Block');
  await virtual.clearSpokenPhraseLog();
  await goTo('link, Try it');
  await virtual.act();
  await goTo('button, Send');
  return virtual.spokenPhraseLog();
}
