import {act} from '@testing-library/react';
import React from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});

/** Opens a page with a closed section, whose scripts start. */
async function openPage(): Promise<{
  hydrate: () => void;
  word: () => Element | null;
}> {
  const {default: ServerDetails} = await import('.');
  const sectionOf = (Details: typeof ServerDetails) => (
    <Details summary={<summary>Section</summary>}>
      <b>word</b>
    </Details>
  );
  document.body.innerHTML = `<main>${renderToString(sectionOf(ServerDetails))}</main>`;
  vi.resetModules();
  const {default: Details} = await import('.');
  const main = document.querySelector('main') as Element;
  return {
    hydrate: () => {
      act(() => {
        hydrateRoot(main, sectionOf(Details));
      });
    },
    word: () => document.querySelector('details b'),
  };
}

function print(): void {
  dispatchEvent(new Event('beforeprint'));
}

test('A print has the elements of a closed section, before React has hydrated it and after.', async () => {
  const page = await openPage();
  expect(document.querySelector('details')).toHaveTextContent('Sectionword');
  expect(page.word()).toBeNull();
  print();
  expect(page.word()).toHaveTextContent('word');
  page.hydrate();
  expect(page.word()).toHaveTextContent('word');
  act(print);
  expect(document.querySelectorAll('details b')).toHaveLength(1);
});

test('A section that React has hydrated is a text until the print.', async () => {
  const page = await openPage();
  page.hydrate();
  expect(page.word()).toBeNull();
  act(print);
  expect(page.word()).toHaveTextContent('word');
});
