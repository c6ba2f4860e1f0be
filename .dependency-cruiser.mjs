/*
 * Why: the folders of src separate code for Node.js, for the browser, and for both. Other imports than
 * these, or circular ones, would break the separation. Run: npm run lint:imports
 */

/** The folders of src, each with the folders that it may import. */
const FOLDERS = {
  reference: [],
  'code-samples': ['reference'],
  search: ['reference'],
  highlight: ['reference'],
  etherscan: ['reference', 'code-samples'],
  recipes: ['reference'],
  'type-declarations': ['reference', 'code-samples'],
  markdown: ['reference'],
  openapi: ['reference', 'code-samples'],
  config: ['reference'],
  components: ['reference', 'code-samples', 'highlight'],
  framework: ['reference', 'components'],
  features: [
    'reference',
    'code-samples',
    'highlight',
    'search',
    'etherscan',
    'recipes',
    'components',
    'framework',
  ],
  client: ['reference', 'components', 'features', 'framework'],
  theme: ['reference', 'components', 'features', 'client', 'framework'],
  plugins: [
    'reference',
    'code-samples',
    'highlight',
    'search',
    'etherscan',
    'recipes',
    'markdown',
    'openapi',
    'type-declarations',
    'config',
    'framework',
  ],
  types: ['reference', 'etherscan', 'recipes'],
  css: [],
};

/** Tests import fixtures. */
const TESTS = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move the shared code to a third file.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'folders-only',
      comment: 'Move the file to one of the folders of src.',
      severity: 'error',
      from: {},
      to: {path: '^src/[^/]+$'},
    },
    ...Object.entries(FOLDERS).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `src/${folder} imports ${['its own files', ...allowed].join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^src/${folder}/`, pathNot: TESTS},
      to: {
        path: '^(src|scripts|tests)/',
        pathNot: `^src/(${[folder, ...allowed].join('|')})/`,
      },
    })),
    {
      name: 'alias-resolves',
      comment: 'The import cannot be resolved: check "paths" in tsconfig.json.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, path: '^@site/src/'},
    },
    {
      name: 'declared',
      comment: 'Declare the package in package.json: it is there by chance.',
      severity: 'error',
      from: {path: '^src/'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
    {
      name: 'src-imports-src',
      comment: 'Move the code that src needs to src.',
      severity: 'error',
      from: {path: '^src/', pathNot: TESTS},
      to: {path: '^(scripts|tests)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|docs|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
