import {PROVIDERS} from '../../fixtures/sites/hooks';
import {buildFixture} from './fixture-site';
import {expect, test} from '../../browser/test';
import {proves} from '../../specification/proves';

/** Returns the printed cause of the error on a page that cannot be rendered. */
function reportOf(output: string, path: string): string {
  const [, report = ''] = output.split(`Can't render static file for pathname "${path}"`);
  const [, cause = ''] = report.split('[cause]: ');
  return cause.replace(/\s+/g, ' ').slice(0, 800);
}

test.describe('2. Screens and routes', () => {
  test('Broken links fail the build.', proves('S1.17'), async () => {
    const {code, output} = await buildFixture('broken-links');
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere\b/);
    expect(code).not.toBe(0);
  });
});

test.describe('5. Validation rules', () => {
  test(
    'A panel placement that is not one of the four raises an error.',
    proves('S5.10'),
    async () => {
      const {code, output} = await buildFixture('panel-placement');
      expect(output).toContain(
        '"panelPlacement" of the search plugin is "middle": it must be one of start, end, full-width, input-wrapper-width.',
      );
      expect(code).not.toBe(0);
    },
  );

  test(
    'A docs-sidebar navbar item whose sidebar has nothing to link to raises an error.',
    proves('S5.11'),
    async () => {
      const {code, output} = await buildFixture('failing-pages');
      expect(reportOf(output, '/item-empty-sidebar')).toMatch(
        /^Error: DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to\./,
      );
      expect(code).not.toBe(0);
    },
  );

  test(
    "A navbar item type with no matching component raises 'No NavbarItem component found for type'.",
    proves('S5.12'),
    async () => {
      const {code, output} = await buildFixture('failing-pages');
      expect(reportOf(output, '/item-type')).toMatch(
        /^Error: No NavbarItem component found for type "custom-nothing"\./,
      );
      expect(code).not.toBe(0);
    },
  );
});

test.describe('8. The error catalogue', () => {
  const LOOKUPS = [
    {
      what: 'a doc link',
      path: '/item-doc',
      error:
        /^Error: Couldn't find any doc with id "nowhere" in version "current"\. Available doc ids are: - .*\bindex\b/,
    },
    {
      what: 'a sidebar link',
      path: '/item-sidebar',
      error:
        /^Error: Can't find any sidebar with id "nowhere" in version current"\. Available sidebar ids are: - docs - empty\b/,
    },
    {
      what: 'a doc that a page requests',
      path: '/doc-id',
      error: /^Error: no version doc found by id=nowhere\b/,
    },
  ];

  for (const {what, path, error} of LOOKUPS) {
    test(
      `Unknown doc or sidebar ids: lookup errors, for ${what} at build time.`,
      proves('S8.20'),
      async () => {
        const {output} = await buildFixture('failing-pages');
        expect(reportOf(output, path)).toMatch(error);
      },
    );
  }

  for (const [hook, provider] of Object.entries(PROVIDERS)) {
    test(
      `Hooks used outside their provider: an error naming the provider, for ${hook} at build time.`,
      proves('S8.21'),
      async () => {
        const {output} = await buildFixture('failing-pages');
        expect(reportOf(output, `/${hook}`)).toMatch(
          new RegExp(
            `^ReactContextError .*'Hook ${hook}\\w* is called outside the <${provider}>\\.`,
          ),
        );
      },
    );
  }

  test('A page that can be rendered is not listed among those that fail the build.', async () => {
    const {output} = await buildFixture('failing-pages');
    const failed = /failed for (\d+) paths:((?:\s+- "[^"]+")+)/.exec(output);
    expect(failed?.[1]).toBe('10');
    expect(failed?.[2]).not.toContain('"/"');
  });
});
