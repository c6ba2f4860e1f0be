/*
 * Does: makes the site of a ground as a user does: the template, the packages, what the README adds to the
 * configuration; then what the ground has besides. Builds it.
 */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import intersection from 'lodash/intersection';
import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import {stringify} from 'yaml';
import {
  inSeconds,
  plainEnvironment,
  PlainError,
  runNpm,
  SITE_DIR,
  succeed,
} from '../run.mjs';
import type {Ground, PluginName, SettingName} from './grounds';
import {toolsOf} from './manager';

const DOCUMENTS = path.join(SITE_DIR, 'tests/fixtures/documents');

/**
 * The template, and what changes in package.json: there is no create-docusaurus 3.5.2 any more, and 3.5.2 does not
 * start with a later webpack.
 */
const TEMPLATES = {
  // Its components use a namespace that the types of React 19 do not have.
  '3.5.2': {
    template: '3.6.3',
    pinned: {webpack: '5.95.0'},
    types: {'@types/react': '^18.3.0'},
  },
  '3.10.2': {template: '3.10.2', pinned: {}, types: {}},
  canary: {template: '3.10.2', pinned: {}, types: {}},
} as const;

/** What docusaurus-plugin-openapi-docs reads without a warning. */
const PILOTS = {
  openapi: '3.0.3',
  info: {title: 'Pilots', version: '1'},
  paths: {
    '/orders': {
      post: {
        operationId: 'orderPilot',
        summary: 'Order a pilot',
        responses: {200: {description: 'The order'}},
      },
    },
  },
};

const ONE_REFERENCE = "specPath: 'openapi.yaml'";

const TWO_REFERENCES = `config: {
          weather: {specPath: 'openapi.yaml'},
          library: {specPath: 'library.json'},
        }`;

/** What a user adds to the configuration of the template, and where. */
const additions = (references: string) => [
  {
    place: 'import',
    pattern: /(?<=^import type \{Config\} .*\n)/m,
    text: "import type * as OpenapiReference from 'docusaurus-openapi-reference';\n",
  },
  {
    place: 'themeConfig',
    pattern: /\n {2}\],\n+(?= {2}themeConfig: \{)/,
    text: `
    [
      'docusaurus-openapi-reference',
      {${references}, search: true} satisfies OpenapiReference.Options,
    ],
  ],

`,
  },
  {
    place: 'items',
    pattern: /(?<= {6}items: \[)\n/,
    text: `
        {to: '/api', label: 'API', position: 'left'},
`,
  },
];

/** What a setting or a plugin needs, and the statements that change the configuration. */
interface Part {
  readonly packages?: readonly string[];
  /** Dependencies of the template that it does not need. */
  readonly without?: readonly string[];
  /** Whether their version is that of Docusaurus. */
  readonly isOfDocusaurus?: boolean;
  readonly statements?: string;
  /** Its files replace those of the template; its configuration has what the README says. */
  readonly folder?: string;
  readonly prepare?: (siteDir: string) => void;
  /** What is done before the build, in this order: a script of package.json with its arguments, or a function. */
  readonly before?: readonly (
    | readonly [string, ...string[]]
    | ((siteDir: string) => Promise<void> | void)
  )[];
}

const SETTINGS: Readonly<Record<SettingName, Part>> = {
  commands: {
    before: [
      ['docusaurus', 'docs:version', '1.0'],
      ['docusaurus', 'docs:version:api-reference', '1.0'],
      addOperation,
      [
        ...(['docusaurus', 'swizzle', 'docusaurus-openapi-reference'] as const),
        ...['OperationNotes', '--wrap', '--typescript'],
      ],
      ['typecheck'],
      checkDeclarations,
      ['write-translations'],
    ],
  },
  'docs only': {
    statements: `Object.assign(classic, {docs: {routeBasePath: '/'}, blog: false});
delete config.themeConfig.footer;
config.themeConfig.navbar.items = [{to: '/api', label: 'API'}];`,
    prepare: (siteDir) => {
      rmSync(path.join(siteDir, 'src/pages'), {recursive: true});
      const intro = path.join(siteDir, 'docs/intro.md');
      writeFileSync(
        intro,
        readFileSync(intro, 'utf8').replace('---\n', '---\nslug: /\n'),
      );
    },
  },
  trailingSlash: {statements: 'config.trailingSlash = true;'},
  baseUrl: {statements: "config.baseUrl = '/base/';"},
  'i18n, RTL': {
    statements: `config.i18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr', 'ar'],
  localeConfigs: {ar: {direction: 'rtl'}},
};`,
  },
  'two references': {
    prepare: (siteDir) => {
      copyDocument('library-2.0.json', siteDir, 'library.json');
    },
  },
  crossed: {
    folder: path.join(SITE_DIR, 'tests/stock/crossed'),
    prepare: (siteDir) => {
      rmSync(path.join(siteDir, 'src/pages'), {recursive: true});
      const document = readFileSync(path.join(siteDir, 'openapi.yaml'), 'utf8');
      writeFileSync(
        path.join(siteDir, 'openapi-2.yaml'),
        document.replace("version: '3'", "version: '2'").replaceAll('/v3\n', '/v2\n'),
      );
    },
  },
  'no future flags': {
    without: ['@docusaurus/faster'],
    statements: 'delete config.future;',
  },
};

const PLUGINS: Readonly<Record<PluginName, Part>> = {
  'plugin-pwa': {
    packages: ['@docusaurus/plugin-pwa'],
    isOfDocusaurus: true,
    statements: "config.plugins.push('@docusaurus/plugin-pwa');",
  },
  'docusaurus-plugin-llms': {
    packages: ['docusaurus-plugin-llms'],
    statements: `config.plugins.push('docusaurus-plugin-llms');
config.presets.at(-1)[1].outputs = {llms: false};`,
  },
  'client-redirects': {
    packages: ['@docusaurus/plugin-client-redirects'],
    isOfDocusaurus: true,
    statements: `config.plugins.push([
  '@docusaurus/plugin-client-redirects',
  {redirects: [{from: '/old-api', to: \`/api\${config.trailingSlash ? '/' : ''}\`}]},
]);`,
  },
  'theme-mermaid': {
    packages: ['@docusaurus/theme-mermaid'],
    isOfDocusaurus: true,
    statements: `config.themes = ['@docusaurus/theme-mermaid'];
config.markdown = {...config.markdown, mermaid: true};`,
    prepare: (siteDir) => {
      const text = '# Flow\n\n```mermaid\ngraph TD;\n  Rain-->River;\n```\n';
      writeFileSync(path.join(siteDir, 'docs/flow.md'), text);
    },
  },
  'docusaurus-plugin-openapi-docs': {
    packages: ['docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs'],
    statements: `config.themes = ['docusaurus-theme-openapi-docs'];
classic.docs.docItemComponent = '@theme/ApiItem';
config.plugins.push([
  'docusaurus-plugin-openapi-docs',
  {
    id: 'openapi',
    docsPluginId: 'classic',
    config: {pilots: {specPath: 'pilots.json', outputDir: 'docs/pilots'}},
  },
]);`,
    prepare: (siteDir) => {
      writeFileSync(path.join(siteDir, 'pilots.json'), JSON.stringify(PILOTS));
    },
    before: [['docusaurus', 'gen-api-docs', 'pilots']],
  },
};

/** Declares what the statements change. */
const CHANGED_CONFIGURATION = `import template from './template.config';

const config: any = {plugins: [], ...template};
const [[, classic]] = config.presets;
`;

const WARNING = /\bwarn(ing)?s?\b|⚠/i;

/** What warnings of others have: a module of Docusaurus itself, or how to trace one of Node.js. */
const OF_OTHERS = /node_modules\/@docusaurus\/|--trace-warnings/;

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export interface Built {
  readonly versions: {docusaurus: string; manager: string; node: string};
  /** The times of the installation and of the build. */
  readonly seconds: string;
}

/** @throws PlainError with the output of what fails, or with the warnings of the build. */
export async function buildGround(ground: Ground, stockDir: string): Promise<Built> {
  const siteDir = path.join(stockDir, ground.name);
  const {template, pinned, types} = TEMPLATES[ground.docusaurus];
  await createTemplate(ground, template, stockDir);
  const file = path.join(siteDir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const version = await versionOf(ground, manifest);
  const tools = await toolsOf(ground, siteDir, path.join(stockDir, 'tools'));
  const start = performance.now();
  const parts = [
    ...ground.settings.map((name) => SETTINGS[name]),
    ...ground.plugins.map((name) => PLUGINS[name]),
  ];
  const versionIn = (one: string): string => (one === template ? version : one);
  const unneeded = parts.flatMap(({without = []}) => without);
  writeFileSync(
    file,
    JSON.stringify({
      ...manifest,
      dependencies: mapValues(omit(manifest.dependencies, unneeded), versionIn),
      devDependencies: {...mapValues(manifest.devDependencies, versionIn), ...types},
      // A site without browserslist supports old browsers, for which Babel compiles the packages in loose mode.
      ...(ground.docusaurus === '3.5.2' ? {browserslist: undefined} : {}),
      ...(tools.overrides === 'pnpm-workspace.yaml' ? {} : {[tools.overrides]: pinned}),
    }),
  );
  for (const [name, text] of Object.entries(tools.files)) {
    const overrides = name === tools.overrides ? stringify({overrides: pinned}) : '';
    writeFileSync(path.join(siteDir, name), text + overrides);
  }
  // As a user does: npm keeps the Docusaurus that is there, and takes the newest if it resolves all at once.
  await tools.manage(tools.install);
  await tools.manage([
    ...tools.add,
    ...siteTarballs(),
    ...(tools.needsPeers ? peers().map((name) => `${name}@${version}`) : []),
    ...parts.flatMap((part) =>
      (part.packages ?? []).map((name) =>
        part.isOfDocusaurus === true ? `${name}@${version}` : name,
      ),
    ),
  ]);
  const installed = performance.now();
  configure(siteDir, ground, parts);
  const isInFolder = ground.settings.includes('baseUrl');
  for (const step of parts.flatMap(({before = []}) => before)) {
    if (typeof step === 'function') {
      await step(siteDir);
    } else {
      const [script, ...args] = step;
      await tools.script(script, args);
    }
  }
  const folder = isInFolder ? ['--out-dir', 'build/base'] : [];
  const output = await tools.script('build', folder);
  const built = performance.now();
  const warnings = output
    .split('\n')
    .filter((line) => WARNING.test(line) && !OF_OTHERS.test(line));
  if (warnings.length > 0) {
    throw new PlainError(`The build warns:\n${output.trim()}`);
  }
  return {
    versions: {docusaurus: version, ...tools.versions},
    seconds: [installed - start, built - installed]
      .map((time) => inSeconds(time / 1000))
      .join(', '),
  };
}

/** Returns the newest canary in which all packages of the template are published. */
async function versionOf({docusaurus}: Ground, manifest: Manifest): Promise<string> {
  if (docusaurus !== 'canary') {
    return docusaurus;
  }
  const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
  const versions: string[][] = [];
  for (const name of names.filter((one) => one.startsWith('@docusaurus/'))) {
    const {stdout} = await succeed(
      `npm does not say the versions of ${name}`,
      runNpm(['view', name, 'versions', '--json'], {
        capture: true,
        env: plainEnvironment(),
      }),
    );
    versions.push(JSON.parse(stdout) as string[]);
  }
  return intersection(...versions)
    .filter((one) => one.startsWith('4.'))
    .at(-1) as string;
}

async function createTemplate(
  {name, manager}: Ground,
  template: string,
  stockDir: string,
): Promise<void> {
  const args = [
    ...['exec', '--yes', '--', `create-docusaurus@${template}`, name, 'classic'],
    ...['--typescript', '--skip-install'],
    ...['--package-manager', manager.split(' ')[0] as string],
  ];
  const options = {cwd: stockDir, capture: true, env: plainEnvironment()};
  await succeed(`npm ${args.join(' ')} failed`, runNpm(args, options));
}

/** Adds an operation that a version of the docs does not have. */
function addOperation(siteDir: string): void {
  const file = path.join(siteDir, 'openapi.yaml');
  const added = `paths:
  /moon:
    get:
      summary: Get Moon
      tags: [Stations]
      responses: {'200': {description: The moon}}
`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('paths:\n', added));
}

/** Checks the declarations of our packages as strictly as TypeScript can: those of others have errors. */
async function checkDeclarations(siteDir: string): Promise<void> {
  const args = ['exec', '--', 'tsc', '--strict', '--skipLibCheck', 'false'];
  const {output} = await runNpm(args, {
    cwd: siteDir,
    capture: true,
    env: plainEnvironment(),
  });
  const errors = output
    .split('\n')
    .filter((line) => /^(node_modules\/docusaurus-|docusaurus\.config)/.test(line));
  if (errors.length > 0) {
    throw new PlainError(
      `The declarations of the packages are wrong:\n${errors.join('\n')}`,
    );
  }
}

function copyDocument(name: string, siteDir: string, file: string): void {
  cpSync(path.join(DOCUMENTS, name), path.join(siteDir, file));
}

/** Adds to the configuration what the README says, and after it what the ground has. */
function configure(siteDir: string, ground: Ground, parts: readonly Part[]): void {
  copyDocument('weather-3.1.yaml', siteDir, 'openapi.yaml');
  const file = path.join(siteDir, 'docusaurus.config.ts');
  const folder = parts.find((part) => part.folder !== undefined)?.folder;
  if (folder !== undefined) {
    rmSync(path.join(siteDir, 'blog'), {recursive: true});
    cpSync(folder, siteDir, {recursive: true});
  }
  const isTwo = ground.settings.includes('two references');
  let text = readFileSync(file, 'utf8');
  const missing =
    folder === undefined ? additions(isTwo ? TWO_REFERENCES : ONE_REFERENCE) : [];
  for (const {place, pattern, text: addition} of missing) {
    if (!pattern.test(text)) {
      throw new PlainError(`The template has no ${place} to extend.`);
    }
    text = text.replace(pattern, addition);
  }
  writeFileSync(file, text);
  parts.forEach(({prepare}) => prepare?.(siteDir));
  const statements = parts.flatMap((part) => part.statements ?? []);
  if (statements.length > 0) {
    writeFileSync(path.join(siteDir, 'template.config.ts'), text);
    writeFileSync(
      file,
      [CHANGED_CONFIGURATION, ...statements, '\nexport default config;\n'].join('\n'),
    );
  }
}

/** The packed packages that the README says to install. */
function siteTarballs(): string[] {
  const dist = path.join(SITE_DIR, 'dist');
  return readdirSync(dist)
    .filter((file) => /-reference.*\.tgz$/.test(file))
    .map((file) => path.join(dist, file));
}

/** The packages of Docusaurus that are peers of ours and no dependencies of the template. */
function peers(): string[] {
  const file = path.join(SITE_DIR, 'packages/openapi-reference/package.json');
  const {peerDependencies} = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies: object;
  };
  return Object.keys(peerDependencies).filter((name) =>
    /^@docusaurus\/(?!core|types)/.test(name),
  );
}
