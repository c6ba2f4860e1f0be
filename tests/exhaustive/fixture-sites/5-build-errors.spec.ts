import {PROVIDERS} from '../../fixtures/sites/hooks';
import {expect, test} from '../../browser/test';
import {proves} from '../../specification/proves';
import {outcomeOf} from '../sites/sites';

test(
  'A docs-sidebar navbar item whose sidebar has nothing to link to raises an error.',
  proves('S5.11'),
  () => {
    expect(causeOf('/item-empty-sidebar')).toMatch(
      /^Error: DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to\./,
    );
  },
);

test(
  "A navbar item type with no matching component raises 'No NavbarItem component found for type'.",
  proves('S5.12'),
  () => {
    expect(causeOf('/item-type')).toMatch(
      /^Error: No NavbarItem component found for type "custom-nothing"\./,
    );
  },
);

test('Unknown doc or sidebar ids: lookup errors.', proves('S8.20'), () => {
  expect(causeOf('/item-doc')).toMatch(
    /^Error: Couldn't find any doc with id "nowhere" in version "current"\. Available doc ids are: - .*\bindex\b/,
  );
  expect(causeOf('/item-sidebar')).toMatch(
    /^Error: Can't find any sidebar with id "nowhere" in version current"\. Available sidebar ids are: - docs - empty\b/,
  );
  // For a doc that a page requests.
  expect(causeOf('/doc-id')).toMatch(/^Error: no version doc found by id=nowhere\b/);
});

test(
  'Hooks used outside their provider: an error naming the provider, at build time.',
  proves('S8.21'),
  () => {
    for (const [hook, provider] of Object.entries(PROVIDERS)) {
      expect(causeOf(`/${hook}`)).toMatch(
        new RegExp(
          `^ReactContextError .*'Hook ${hook}\\w* is called outside the <${provider}>\\.`,
        ),
      );
    }
  },
);

test('Pages that cannot be rendered fail the build, which lists them and no others.', () => {
  const {code, output} = outcomeOf('failing-pages');
  const failed = /failed for (\d+) paths:((?:\s+- "[^"]+")+)/.exec(output);
  expect(failed?.[1]).toBe('10');
  expect(failed?.[2]).not.toContain('"/"');
  expect(code).not.toBe(0);
});

test('Broken links fail the build.', proves('S1.17'), () => {
  const {code, output} = outcomeOf('broken-links');
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere\b/);
  expect(code).not.toBe(0);
});

/** Returns the printed cause of the error on a page that cannot be rendered. */
function causeOf(path: string): string {
  const {output} = outcomeOf('failing-pages');
  const [, report = ''] = output.split(`Can't render static file for pathname "${path}"`);
  const [, cause = ''] = report.split('[cause]: ');
  return cause.replace(/\s+/g, ' ').slice(0, 800);
}
