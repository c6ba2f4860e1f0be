/*
 * Why: the folders of src and of the packages separate code for Node.js, for the browser, and for both. Other
 * imports than these, or circular ones, would break the separation. Run: npm run lint:imports
 */

/** The folders of the packages. The others are in src. */
const PACKAGE_FOLDERS = new Map([
  ['reference', 'packages/openapi-reference/src/reference'],
  ['code-samples', 'packages/openapi-reference/src/code-samples'],
  ['highlight', 'packages/openapi-reference/src/highlight'],
  ['type-declarations', 'packages/openapi-reference/src/type-declarations'],
  ['document', 'packages/openapi-reference/src/document'],
  ['openapi', 'packages/openapi-reference/src/openapi'],
  ['site', 'packages/openapi-reference/src/site'],
  ['reference-types', 'packages/openapi-reference/src/types'],
  ['components', 'packages/openapi-reference/src/components'],
  ['framework', 'packages/openapi-reference/src/framework'],
  ['markdown', 'packages/openapi-reference/src/markdown'],
  [
    'views',
    'packages/openapi-reference/src/(changelog|generated-page|introduction|operation|page-actions|request|schema|security|server|sidebar)',
  ],
  ['client', 'packages/openapi-reference/src/client'],
  ['reference-theme', 'packages/openapi-reference/src/theme'],
  ['search', 'packages/reference-search/src/search'],
  ['search-client', 'packages/reference-search/src/client'],
  ['search-theme', 'packages/reference-search/src/theme'],
  ['search-plugin', 'packages/reference-search/src/plugin'],
  ['mcp', 'packages/docs-mcp/src/server'],
]);

/** The folders, each with those that it may import: none of a package imports one of src. */
const FOLDERS = {
  reference: [],
  'code-samples': ['reference'],
  highlight: ['reference', 'code-samples'],
  'type-declarations': ['reference', 'code-samples'],
  document: ['reference'],
  openapi: ['reference', 'code-samples', 'document'],
  markdown: ['reference'],
  components: ['reference', 'code-samples', 'highlight'],
  framework: ['reference', 'components'],
  views: ['reference', 'code-samples', 'highlight', 'components', 'framework'],
  client: ['reference', 'components', 'framework', 'views'],
  'reference-theme': ['components', 'views'],
  site: [
    'reference',
    'code-samples',
    'highlight',
    'type-declarations',
    'document',
    'openapi',
    'markdown',
    'framework',
    'reference-types',
    'search',
  ],
  'reference-types': ['reference', 'views'],
  search: ['reference'],
  'search-client': ['reference', 'components', 'search'],
  'search-theme': ['reference', 'components', 'search', 'search-client'],
  'search-plugin': ['reference', 'framework', 'site', 'search'],
  mcp: [
    'reference',
    'code-samples',
    'document',
    'openapi',
    'markdown',
    'views',
    'search',
  ],
  etherscan: ['reference', 'code-samples'],
  recipes: ['reference'],
  plans: ['reference', 'document', 'openapi', 'site'],
  config: ['reference', 'document', 'openapi', 'site', 'search', 'plans'],
  features: [
    'reference',
    'code-samples',
    'highlight',
    'components',
    'views',
    'etherscan',
    'recipes',
    'plans',
  ],
  theme: ['reference', 'components', 'views', 'features', 'plans', 'client', 'framework'],
  plugins: [
    'reference',
    'document',
    'openapi',
    'site',
    'code-samples',
    'highlight',
    'etherscan',
    'recipes',
    'plans',
    'config',
  ],
  types: ['reference', 'etherscan', 'recipes', 'plans'],
  css: [],
};

/** @param {string} folder */
const pathOf = (folder) => PACKAGE_FOLDERS.get(folder) ?? `src/${folder}`;

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
      comment: 'Move the file to one of the folders.',
      severity: 'error',
      from: {},
      to: {path: '^(src|packages/[^/]+/src)/[^/]+$'},
    },
    ...Object.entries(FOLDERS).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `${pathOf(folder)} imports ${['its own files', ...allowed].join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^${pathOf(folder)}/`, pathNot: TESTS},
      to: {
        path: '^(src|packages|scripts|tests)/',
        pathNot: `^(${[folder, ...allowed].map(pathOf).join('|')})/|/node_modules/`,
      },
    })),
    {
      name: 'alias-resolves',
      comment:
        'The import cannot be resolved: check "paths" in tsconfig.json, or "exports" of the package.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        path: '^(@site/src|docusaurus-openapi-reference|docusaurus-reference-search)/',
      },
    },
    {
      // Knip finds what is declared and not imported, but lets a package use what the root declares.
      name: 'declared',
      comment: 'Declare the package in package.json: it is there by chance.',
      severity: 'error',
      from: {path: '^(src|packages)/'},
      // An optional peer has the type "npm-no-pkg", too.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm-peer'],
      },
    },
    {
      name: 'no-scripts',
      comment: 'Move the code that src or a package needs there.',
      severity: 'error',
      from: {path: '^(src|packages)/', pathNot: TESTS},
      to: {path: '^(scripts|tests)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|docs|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import']},
  },
};
