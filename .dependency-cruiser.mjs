/*
 * Why: an import goes from a room to one below it, and from a view to a type, never back. A change then has one
 * place, and code for Node.js stays out of the browser. Run: npm run lint:imports
 */

const REFERENCE = 'packages/openapi-reference/src';

/** The rooms of the reference, from the lowest: each reads, and has types of, those before it. */
const ROOMS = [
  'utils',
  'vocabulary',
  'document',
  'text',
  'route',
  'schema',
  'example',
  'security',
  'server',
  'parameter',
  'body',
  'response',
  'samples',
  'operation',
  'value',
  'introduction',
  'changelog',
  'pages',
];

/** The rooms that have views, from the lowest: each renders those before it. */
const VIEW_ROOMS = [
  'highlight',
  'framework',
  'components',
  'schema',
  'example',
  'server',
  'form',
  'security',
  'parameter',
  'body',
  'response',
  'samples',
  'introduction',
  'changelog',
  'request',
  'operation',
  'generated-page',
  'page-actions',
  'sidebar',
  'client',
  'theme',
];

/** The rooms whose files are all for the browser. */
const BROWSER_ROOMS = VIEW_ROOMS.filter((room) => !ROOMS.includes(room));

/** @param {readonly string[]} rooms */
const within = (rooms) => `${REFERENCE}/(${rooms.join('|')})/`;

/** @param {readonly string[]} rooms */
const viewsOf = (rooms) => {
  const browser = within(
    rooms.filter((room) => BROWSER_ROOMS.includes(room)).concat('-'),
  );
  const shared = within(rooms.filter((room) => ROOMS.includes(room)).concat('-'));
  return `(${browser}|${shared}([A-Z]|lazy/|use[A-Z]|[^/]+[.](tsx|module[.]css)$))`;
};

/** Components, hooks, their styles, and what they load. */
const VIEWS = viewsOf(VIEW_ROOMS);

/** What reads a document, in Node.js: all else works on the result. */
const READERS = `(${REFERENCE}/document/|${within(ROOMS)}read-)`;

/** What Node.js and the browser share: types, and what can be told from their values. */
const TYPES = `${within(ROOMS.filter((room) => room !== 'document'))}(?!read-)[a-z0-9-]+([.]d)?[.]ts$`;

/** Folders by name. The others are in src. */
const PATHS = new Map([
  ['types of the reference', TYPES],
  ['readers', READERS],
  ['views', VIEWS],
  ['outputs', within(['outputs'])],
  ['site', within(['site'])],
  ['entrance for types', within(['types'])],
  ['entrance for Node.js', `${REFERENCE}/index[.]ts$`],
  ['entrance for browsers', `${REFERENCE}/(components[.]ts$|.+[.]module[.]css$)`],
  ['entrance for programs', `${REFERENCE}/request/programs[.]ts$`],
  ['entrance of the search', 'packages/reference-search/src/index[.]ts$'],
  ['search', 'packages/reference-search/src/search/(?!reference-documents)'],
  ['search-documents', 'packages/reference-search/src/search/reference-documents'],
  ['search-client', 'packages/reference-search/src/client/'],
  ['search-theme', 'packages/reference-search/src/theme/'],
  ['search-plugin', 'packages/reference-search/src/plugin/'],
  ['mcp', 'packages/docs-mcp/src/server/'],
  ['theme of the site', 'src/theme/'],
]);

/** What code for both browsers and Node.js imports of the packages. */
const SHARED = ['entrance for types'];

/** The same of code for browsers, and of code for Node.js. */
const BROWSER = [...SHARED, 'entrance for browsers'];
const NODE = [...SHARED, 'entrance for Node.js'];

/** The folders, each with those that it may import: none of a package imports one of src. */
const FOLDERS = {
  'types of the reference': [],
  readers: ['types of the reference'],
  views: ['types of the reference'],
  outputs: ['types of the reference'],
  site: [
    'types of the reference',
    'readers',
    'outputs',
    'highlight',
    'framework',
    'entrance for types',
    'entrance of the search',
  ],
  'entrance for types': ['types of the reference', 'readers', 'views'],
  'entrance for Node.js': [
    'types of the reference',
    'readers',
    'outputs',
    'site',
    'highlight',
    'framework',
    'entrance for types',
  ],
  'entrance for browsers': ['types of the reference', 'views', 'entrance for types'],
  search: SHARED,
  'search-documents': [...NODE, 'search'],
  'search-client': [...BROWSER, 'search'],
  'search-theme': [...BROWSER, 'search', 'search-client'],
  'search-plugin': [...NODE, 'search'],
  'entrance of the search': ['search', 'search-documents', 'search-plugin'],
  mcp: [...NODE, 'entrance for programs', 'entrance of the search'],
  etherscan: SHARED,
  recipes: SHARED,
  plans: NODE,
  config: [...NODE, 'entrance of the search', 'plans'],
  features: [...BROWSER, 'etherscan', 'recipes', 'plans'],
  'theme of the site': [...BROWSER, 'features', 'plans'],
  plugins: [...NODE, 'etherscan', 'recipes', 'plans', 'config'],
  types: [...SHARED, 'etherscan', 'recipes', 'plans'],
  css: [],
};

/** @param {string} folder */
const pathOf = (folder) =>
  PATHS.get(folder) ??
  (VIEW_ROOMS.includes(folder) ? within([folder]) : `src/${folder}/`);

/** Tests import fixtures. */
const TESTS = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move the shared code, or the shared type, to a third file.',
      severity: 'error',
      from: {pathNot: TESTS},
      to: {
        circular: true,
        // The preset loads the search, which imports the entrance, only when both are loaded.
        viaOnly: {pathNot: `^${pathOf('entrance of the search')}`},
      },
    },
    {
      name: 'folders-only',
      comment: 'Move the file to one of the folders.',
      severity: 'error',
      from: {},
      to: {path: '^(src|packages/[^/]+/src)/(?!(index|components)[.]ts$)[^/]+$'},
    },
    ...Object.entries(FOLDERS).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `${pathOf(folder)} imports ${['its own files', ...allowed].join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^${pathOf(folder)}`, pathNot: TESTS},
      to: {
        path: '^(src|packages|scripts|tests)/',
        pathNot: `^(${[folder, ...allowed].map(pathOf).join('|')})|/node_modules/`,
      },
    })),
    {
      name: 'browser-without-node',
      comment: 'Import from the entrance for browsers, or from that for types.',
      severity: 'error',
      from: {
        path: '^(src/(features|theme)|packages/reference-search/src/(client|theme))/',
        pathNot: TESTS,
      },
      to: {path: `^${pathOf('entrance for Node.js')}`, reachable: true},
    },
    ...ROOMS.map((room, place) => ({
      name: `${room}-down`,
      comment: `${room} reads the rooms before it only: ${ROOMS.slice(0, place).join(', ')}.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^${within([room])}`, pathNot: `^${VIEWS}|${TESTS}`},
      to: {path: `^${within(ROOMS.slice(place + 1).concat('-'))}`},
    })),
    ...VIEW_ROOMS.map((room, place) => ({
      name: `${room}-renders-down`,
      comment: `The views of ${room} render those of ${VIEW_ROOMS.slice(0, place).join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^${viewsOf([room])}`, pathNot: TESTS},
      to: {path: `^${viewsOf(VIEW_ROOMS.slice(place + 1))}`},
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
    exclude: {path: '^(build|docs|\\.docusaurus|packages/[^/]+/cjs)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import']},
  },
};
