/*
 * Why: sites that use the packages differ in what is below them, and each way has broken once.
 * Does: lists the grounds that are tried: each value of each column is in one row at least.
 */

/** What a stock site is made with, and what is done to it. */
export interface Ground {
  readonly name: string;
  readonly docusaurus: '3.5.2' | '3.10.2' | 'canary';
  readonly manager: ManagerName;
  /** The version of Node.js; without one, that which runs the script. */
  readonly node?: '20.19' | '22' | '24' | '26';
  readonly settings: readonly SettingName[];
  readonly plugins: readonly PluginName[];
  /** Whether the README of the package says that it works. */
  readonly promised: boolean;
  /** Whether CI tries it on every change; the others are tried every week. */
  readonly inTestAll: boolean;
}

export type ManagerName = 'npm' | 'pnpm 10' | 'pnpm 12' | 'yarn' | 'yarn PnP' | 'bun';

export type SettingName =
  // docs:version, swizzle, typecheck and write-translations are run too.
  | 'commands'
  | 'docs only'
  | 'trailingSlash'
  | 'baseUrl'
  | 'i18n, RTL'
  | 'two references'
  // The site of tests/stock/crossed instead of the template: docs at the root, a blog, two versions of an API.
  | 'crossed'
  // webpack and Babel instead of Rspack and SWC, as in sites of 3.9 and before.
  | 'no future flags';

export type PluginName =
  | 'plugin-pwa'
  | 'docusaurus-plugin-llms'
  | 'client-redirects'
  | 'theme-mermaid'
  | 'docusaurus-plugin-openapi-docs';

export const GROUNDS: readonly Ground[] = [
  {
    name: '3.5.2',
    docusaurus: '3.5.2',
    manager: 'npm',
    settings: ['commands'],
    plugins: [],
    promised: true,
    inTestAll: true,
  },
  {
    name: '3.10.2',
    docusaurus: '3.10.2',
    manager: 'npm',
    settings: ['commands'],
    plugins: [],
    promised: true,
    inTestAll: true,
  },
  {
    name: 'pnpm-10',
    docusaurus: '3.10.2',
    manager: 'pnpm 10',
    settings: ['trailingSlash', 'baseUrl'],
    plugins: ['client-redirects', 'theme-mermaid'],
    promised: true,
    inTestAll: true,
  },
  {
    name: 'pnpm-12',
    docusaurus: '3.5.2',
    manager: 'pnpm 12',
    node: '22',
    settings: ['docs only'],
    plugins: [],
    promised: true,
    inTestAll: false,
  },
  {
    name: 'yarn',
    docusaurus: '3.10.2',
    manager: 'yarn',
    node: '22',
    settings: ['no future flags'],
    plugins: [],
    promised: true,
    inTestAll: false,
  },
  {
    name: 'yarn-pnp-node-20',
    docusaurus: '3.10.2',
    manager: 'yarn PnP',
    node: '20.19',
    settings: ['no future flags'],
    plugins: [],
    promised: false,
    inTestAll: false,
  },
  {
    name: 'yarn-pnp-node-24',
    docusaurus: '3.10.2',
    manager: 'yarn PnP',
    node: '24',
    settings: ['no future flags'],
    plugins: [],
    promised: true,
    inTestAll: false,
  },
  {
    name: 'bun',
    docusaurus: '3.5.2',
    manager: 'bun',
    node: '20.19',
    settings: ['two references'],
    plugins: [],
    promised: true,
    inTestAll: false,
  },
  {
    name: 'plugins',
    docusaurus: '3.10.2',
    manager: 'npm',
    node: '26',
    settings: ['i18n, RTL'],
    plugins: ['plugin-pwa', 'docusaurus-plugin-openapi-docs', 'docusaurus-plugin-llms'],
    promised: true,
    inTestAll: false,
  },
  {
    name: 'crossed',
    docusaurus: '3.10.2',
    manager: 'npm',
    settings: ['crossed', 'i18n, RTL'],
    plugins: ['plugin-pwa', 'docusaurus-plugin-llms'],
    promised: true,
    inTestAll: true,
  },
  {
    name: 'canary',
    docusaurus: 'canary',
    manager: 'npm',
    node: '24',
    settings: [],
    plugins: [],
    promised: false,
    inTestAll: false,
  },
];

/** The grounds of which scripts/test-stock.ts has built sites. */
export function builtGrounds(): readonly Ground[] {
  const names = process.env['STOCK_GROUNDS']?.split(',') ?? [];
  return GROUNDS.filter(({name}) => names.includes(name));
}
