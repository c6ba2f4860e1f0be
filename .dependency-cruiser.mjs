/*
 * Why: the folders of src say who runs the code: Node.js, the browser, or both. An import that goes
 * upwards, or in a circle, would take that away. Run: npm run lint:imports
 */

/** The folders of src, and what each of them may import beside its own files. */
const ROOMS = {
  reference: [],
  'code-samples': ['reference'],
  search: ['reference'],
  highlight: ['reference'],
  etherscan: ['reference', 'code-samples'],
  openapi: ['reference', 'code-samples'],
  config: ['reference'],
  components: ['reference', 'code-samples', 'highlight'],
  features: [
    'reference',
    'code-samples',
    'highlight',
    'search',
    'etherscan',
    'components',
  ],
  client: ['reference', 'components'],
  theme: ['reference', 'components', 'features', 'client'],
  plugins: [
    'reference',
    'code-samples',
    'highlight',
    'search',
    'etherscan',
    'openapi',
    'config',
  ],
  types: ['reference', 'etherscan'],
  css: [],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move what both need to a third file.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'rooms-only',
      comment: 'Put it into a folder of src that says who runs it.',
      severity: 'error',
      from: {},
      to: {path: '^src/[^/]+$'},
    },
    ...Object.entries(ROOMS).map(([room, allowed]) => ({
      name: `${room}-imports`,
      comment: `src/${room} imports ${['its own files', ...allowed].join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: {path: `^src/${room}/`},
      to: {
        path: '^(src|scripts|tests)/',
        pathNot: `^src/(${[room, ...allowed].join('|')})/`,
      },
    })),
    {
      name: 'alias-resolves',
      comment:
        'The rules above see only what is resolved: look at "paths" in tsconfig.json.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, path: '^@site/src/'},
    },
    {
      name: 'src-imports-src',
      comment: 'What src needs of scripts or tests belongs to src.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(scripts|tests)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|docs|\\.docusaurus)/'},
    // Types count too: a type of a component makes a plugin know the component.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
