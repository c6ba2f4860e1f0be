/*
 * typescript-eslint finds what tests miss (unhandled promises, unsafe any). react-hooks and jsx-a11y find
 * errors in components. prettier is last, because it disables rules that conflict with it.
 */
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Forbids packages in scripts that run before packages are installed.
 *
 * @param {string} files - regular expression for the files that a script may import.
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

/**
 * Docusaurus compiles packages with @babel/preset-env in loose mode: for browsers without ES2015, [...values] becomes
 * [].concat(values), and const [first] = values becomes values[0].
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const arraysOnly = {
  meta: {
    messages: {
      noArray:
        'Write Array.from() around what is no array: Docusaurus compiles spread and destructuring in loose mode, for arrays only.',
    },
  },
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const check = (node) => {
      const type = checker.getNonNullableType(getTypeAtLocation(node));
      if (!checker.isArrayLikeType(type)) {
        context.report({node, messageId: 'noArray'});
      }
    };
    return {
      SpreadElement: ({parent, argument}) => {
        if (parent.type !== 'ObjectExpression') {
          check(argument);
        }
      },
      ArrayPattern: check,
      // The type of its pattern is always an array.
      'AssignmentExpression[left.type=ArrayPattern]': ({right}) => check(right),
    };
  },
};

export default defineConfig(
  globalIgnores(['build/', 'dist/', '.docusaurus/', 'docs/']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Nothing here is an enum, and few things are instances of classes: the rules would take a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // The types of a wrapped theme component need import().
        {disallowTypeAnnotations: false, fixStyle: 'inline-type-imports'},
      ],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
    },
  },
  {
    files: [
      '**/*.tsx',
      'src/{features,theme}/**/*.ts',
      'packages/*/src/{client,components,framework,theme}/**/*.ts',
      'packages/openapi-reference/src/{changelog,generated-page,introduction,operation,page-actions,request,schema,security,server,sidebar}/**/*.ts',
    ],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // The text of a label is inside <span> and <Translate>.
      'jsx-a11y/label-has-associated-control': ['error', {depth: 4}],
      // Scroll containers must be focusable (WCAG 2.2, technique G202).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true},
      ],
    },
  },
  {
    // Code of the packages that runs in browsers.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [
      'packages/*/src/{markdown,openapi,plugin,site,type-declarations}/**',
      '**/*.server.ts',
      '**/*.test.{ts,tsx}',
    ],
    plugins: {packages: {rules: {'arrays-only': arraysOnly}}},
    rules: {'packages/arrays-only': 'error'},
  },
  {
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      // Matchers such as expect.objectContaining() return any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['tests/{browser,exhaustive}/**/*.ts'],
    ignores: [
      'tests/browser/visit.ts',
      'tests/browser/test.ts',
      'tests/exhaustive/sites/build.setup.ts',
    ],
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
  // Code that needs packages is in scripts/lib/installed, and is loaded with import() after the installation.
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
