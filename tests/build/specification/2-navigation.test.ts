import {describe, expect, it} from 'vitest';
import {proves} from '../../specification/proves';
import {builtElements, builtPage, builtPaths, builtText, eachText} from '../pages';

const $ = builtPage('/faq');

describe('2. Screens and routes', () => {
  it(
    'The footer shows link columns, plus a logo and a copyright line, and is not dark.',
    proves('S1.15', 'S2.54', 'S3.7', 'S9.16'),
    () => {
      expect($('footer.footer').is('.footer--dark')).toBe(false);
      expect(eachText($, 'footer .footer__col .footer__title')).toEqual([
        ...['Start', 'Reference', 'Plans', 'Verification'],
      ]);
      for (const column of $('footer .footer__col').toArray()) {
        expect($(column).find('a[href^="/"]').length).toBeGreaterThan(0);
      }
      expect(eachText($, 'footer .footer__col:last-child a')).toEqual([
        ...['Foundry', 'Hardhat'],
      ]);
      const logos = $('footer a[href="/"] img').toArray();
      expect(logos.map((logo) => $(logo).attr('src'))).toEqual([
        ...['/img/logo.svg', '/img/logo-dark.svg'],
      ]);
      const copyrights = builtElements('footer .footer__copyright');
      expect(copyrights.map(({path: page}) => page)).toEqual(builtPaths());
      expect(new Set(copyrights.map(({text}) => text))).toEqual(
        new Set(['Copyright © 2025 Kaia API Documentation']),
      );
    },
  );

  it('A link of the footer leads to the page that it names.', () => {
    const links = $('footer .footer__link-item').toArray();
    expect(links.length).toBeGreaterThan(10);
    const others = links
      .map((link) => [$(link).text(), $(link).attr('href') ?? ''] as const)
      .filter(([label, address]) => !builtPage(address)('h1').text().includes(label));
    expect(others).toEqual([['FAQ', '/faq']]);
  });

  it('The logo is 180 by 30.', proves('S1.16', 'S9.15'), () => {
    const logos = builtElements('img[src^="/img/logo"]', ['/faq']);
    expect(logos.length).toBeGreaterThan(3);
    for (const {attributes} of logos) {
      expect(attributes).toMatchObject({width: '180', height: '30'});
      const image = builtText(attributes['src'] ?? '');
      expect(image).toMatch(/^<svg [^>]*width="180" height="30"/);
    }
  });

  it('A navbar item has a label, a place on the left or right, and an address.', () => {
    const left = '.navbar__items:not(.navbar__items--right) .navbar__item';
    expect(eachText($, `${left} > .navbar__link`)).toEqual(['API', 'Plans', 'Guides']);
    const plans = $(`${left} > .navbar__link`).eq(1);
    expect(plans.attr('href')).toBe('/plans');
    const right = $('nav.navbar .navbar__items--right');
    expect(right.find('select[data-network-select]')).toHaveLength(1);
    expect(right.find('[role="search"], input[type="search"]').length).toBeGreaterThan(0);
  });

  it('Table of contents covers heading levels 2 to 3.', proves('S2.55', 'S9.14'), () => {
    const headings = $('article :is(h2, h3)').toArray();
    const links = $('.table-of-contents a').toArray();
    expect(headings.filter(({name}) => name === 'h3').length).toBeGreaterThan(10);
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      headings.map((heading) => `#${$(heading).attr('id')}`),
    );
    // Of any page, it has no other level.
    const others = builtElements('.table-of-contents a').filter(
      ({path: page, attributes}) => {
        const id = decodeURIComponent((attributes['href'] ?? '').slice(1));
        return builtPage(page)(`:is(h2, h3)[id="${id}"]`).length !== 1;
      },
    );
    expect(others).toEqual([]);
  });

  it('The sidebar cannot be hidden.', proves('S2.56'), () => {
    expect(builtElements('.theme-doc-sidebar-container').length).toBeGreaterThan(100);
    expect(builtElements('button[title$=" sidebar"]')).toEqual([]);
  });
});

describe('Without scripts,', () => {
  const linksOn = (page: string, place: string) =>
    builtElements(`${place} a`, [page]).map(({attributes}) => attributes['href']);

  it('the not-found page has its title, and links to the main sections.', () => {
    const title = builtPage('/404')('title').text();
    expect(title).toBe('Page Not Found | Kaia API Documentation');
    expect(linksOn('/404', 'main')).toEqual([
      ...['/', '/api', '/plans', '/guides', '/recipes'],
    ]);
  });

  it('the sidebar has no filter.', () => {
    expect(builtElements('.theme-doc-sidebar-container input')).toEqual([]);
  });

  it('the page of all results says that it needs JavaScript, and links to other pages.', () => {
    expect(builtPage('/search')('main noscript').text()).toContain('needs JavaScript');
    expect(linksOn('/search', 'main noscript')).toEqual(
      expect.arrayContaining(['/', '/api', '/schemas']),
    );
  });
});
