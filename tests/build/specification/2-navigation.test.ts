import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {proves} from '../../specification/proves';
import {BUILD_DIR, builtElements, builtPage, oneLine} from '../pages';

describe('2. Screens and routes', () => {
  it(
    'The footer shows link columns, plus a logo and a copyright line.',
    proves('S2.54'),
    () => {
      const $ = builtPage('/faq');
      const columns = $('footer .footer__col').toArray();
      expect(columns.map((column) => $(column).find('.footer__title').text())).toEqual([
        ...['Start', 'Reference', 'Plans', 'Verification'],
      ]);
      for (const column of columns) {
        expect($(column).find('a[href^="/"]').length).toBeGreaterThan(0);
      }
      expect($('footer a:has(img[alt="Kaia Data API"])').attr('href')).toBe('/');
      expect(oneLine($('footer').text())).toContain(
        'Copyright © 2025 Kaia API Documentation',
      );
    },
  );

  it('The logo is 180 by 30.', proves('S1.16', 'S9.15'), () => {
    const logos = builtElements('img[alt="Kaia Data API"]', ['/faq']);
    expect(logos.length).toBeGreaterThan(3);
    for (const {attributes} of logos) {
      expect(attributes).toMatchObject({width: '180', height: '30'});
      const file = path.join(BUILD_DIR, attributes['src'] ?? '');
      expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*width="180" height="30"/);
    }
  });

  it('Table of contents covers heading levels 2 to 3.', proves('S2.55', 'S9.14'), () => {
    const $ = builtPage('/faq');
    const headings = $('article :is(h2, h3)').toArray();
    const links = $('.table-of-contents a').toArray();
    expect(headings.filter(({name}) => name === 'h3').length).toBeGreaterThan(10);
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      headings.map((heading) => `#${$(heading).attr('id')}`),
    );
    // Of any page, it has no other level.
    const others = builtElements('.table-of-contents a').filter(({path, attributes}) => {
      const id = decodeURIComponent((attributes['href'] ?? '').slice(1));
      return builtPage(path)(`:is(h2, h3)[id="${id}"]`).length !== 1;
    });
    expect(others).toEqual([]);
  });

  it('The sidebar cannot be hidden.', proves('S2.56'), () => {
    expect(builtElements('.theme-doc-sidebar-container').length).toBeGreaterThan(100);
    expect(builtElements('button[title$=" sidebar"]')).toEqual([]);
  });
});

describe('Without scripts,', () => {
  it('the not-found page has its title, and links to the main sections.', () => {
    const $ = builtPage('/404');
    expect($('title').text()).toBe('Page Not Found | Kaia API Documentation');
    const links = $('main a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      ...['/', '/api', '/plans', '/guides', '/recipes'],
    ]);
  });

  it('the sidebar has no filter.', () => {
    expect(builtElements('.theme-doc-sidebar-container input')).toEqual([]);
  });

  it('the page of all results says that it needs JavaScript, and links to other pages.', () => {
    const $ = builtPage('/search');
    expect($('main noscript').text()).toContain('needs JavaScript');
    const links = $('main noscript a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      expect.arrayContaining(['/', '/api', '/schemas']),
    );
  });
});
