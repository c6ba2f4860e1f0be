import {expect, test} from '../../browser/test';
import {PROVIDERS} from '../../fixtures/sites/hooks';
import {proves} from '../../specification/proves';
import {outcomeOf} from '../sites/sites';

test(
  'A page that cannot be rendered fails the build, which says why: a sidebar without links, an unknown type, doc or sidebar, a hook outside its provider.',
  proves('S5.11', 'S5.12', 'S8.20', 'S8.21'),
  () => {
    const {code, output} = outcomeOf('failing-pages');
    const causes = {
      '/item-empty-sidebar':
        /^Error: DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to\./,
      '/item-type': /^Error: No NavbarItem component found for type "custom-nothing"\./,
      '/item-doc':
        /^Error: Couldn't find any doc with id "nowhere" in version "current"\. Available doc ids are: - .*\bindex\b/,
      '/item-sidebar':
        /^Error: Can't find any sidebar with id "nowhere" in version current"\. Available sidebar ids are: - docs - empty\b/,
      // For a doc that a page requests.
      '/doc-id': /^Error: no version doc found by id=nowhere\b/,
      ...Object.fromEntries(
        Object.entries(PROVIDERS).map(([hook, provider]) => [
          `/${hook}`,
          new RegExp(
            `^ReactContextError .*'Hook ${hook}\\w* is called outside the <${provider}>\\.`,
          ),
        ]),
      ),
    };
    for (const [path, expected] of Object.entries(causes)) {
      const [, report = ''] = output.split(
        `Can't render static file for pathname "${path}"`,
      );
      const [, cause = ''] = report.split('[cause]: ');
      expect.soft(cause.replace(/\s+/g, ' ').slice(0, 800), path).toMatch(expected);
    }
    // The page that is well is not listed.
    expect(output).toContain(`failed for ${Object.keys(causes).length} paths:`);
    expect(code).not.toBe(0);
  },
);

test('Broken links fail the build.', proves('S1.17'), () => {
  const {code, output} = outcomeOf('broken-links');
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere\b/);
  expect(code).not.toBe(0);
});

test('An inline script of a page fails the build, which names the page.', () => {
  const {code, output} = outcomeOf('inline-script');
  expect(output).toContain(
    'The page /counter has an inline script that is not of the site: window.visits = 1;\n',
  );
  expect(code).not.toBe(0);
});

test('A page at a route of the reference ends the build, which names it.', () => {
  const {code, output} = outcomeOf('shared-routes');
  expect(output).toContain(
    '- /schemas: tests/fixtures/sites/variants/Fragile.tsx (other-page)\n',
  );
  expect(code).not.toBe(0);
});
