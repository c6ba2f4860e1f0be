/*
 * Why each part is there: the types catch what the tests do not (unhandled promises, unsafe any);
 * react-hooks and jsx-a11y catch what neither sees; prettier comes last and switches off whatever
 * would argue with it about layout.
 */
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Keeps packages out of a script that runs before they are installed.
 *
 * @param {string} files expression for the files that it may import beside Node.js modules.
 * @returns {import('eslint').Linter.RulesRecord}
 */
function nodeOnly(files) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(?!node:|${files}$)`,
            message:
              'This script runs on a clone without node_modules: import Node.js modules and files of scripts/lib only.',
          },
        ],
      },
    ],
  };
}

export default defineConfig(
  globalIgnores(['build/', '.docusaurus/', 'docs/']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // A theme component that it wraps has no other name for its own type.
        {disallowTypeAnnotations: false, fixStyle: 'inline-type-imports'},
      ],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      // Numbers read well in a template; what has no text of its own does not.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `() => setOpen(true)` says all there is to say.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
    },
  },
  {
    files: ['**/*.tsx', 'src/{components,features,theme}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // The text of a label stands inside <span> and <Translate>.
      'jsx-a11y/label-has-associated-control': ['error', {depth: 4}],
      // What scrolls has to be reachable by keyboard (WCAG 2.2, technique G202).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true},
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Matchers such as expect.objectContaining() have no other type than any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['tests/{browser,exhaustive}/**/*.ts'],
    ignores: ['tests/browser/visit.ts', 'tests/browser/test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='goto']",
          message: 'Open pages with a page object or visit(), which check the status.',
        },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import test from tests/browser/test.ts, which checks the console.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  // What needs packages is in scripts/lib/installed, and is loaded by import() when they are there.
  {
    files: ['scripts/{preview,test,check}.mjs'],
    rules: nodeOnly(String.raw`\./lib/[\w-]+\.mjs`),
  },
  {files: ['scripts/lib/*.mjs'], rules: nodeOnly(String.raw`\./[\w-]+\.mjs`)},
  {
    // Docusaurus loads these as CommonJS.
    files: ['**/*.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  prettier,
);
