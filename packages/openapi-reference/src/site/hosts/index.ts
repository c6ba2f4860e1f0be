import {apacheFile} from './apache';
import {caddyFile} from './caddy';
import {headersFile, wranglerFile} from './cloudflare';
import {firebaseFile} from './firebase';
import {lighttpdFile} from './lighttpd';
import {nginxFile} from './nginx';
import type {HostRules} from './rules';
import {vercelFile} from './vercel';

/** A host of which the build writes the configuration. */
export type Host = keyof typeof FILES;

/** The files that each host reads, in the folder of the build. */
const FILES = {
  cloudflare: ['_headers'],
  workers: ['_headers', 'wrangler.json', '.assetsignore'],
  netlify: ['_headers'],
  vercel: ['vercel.json'],
  firebase: ['firebase.json'],
  nginx: ['_nginx.conf'],
  caddy: ['_Caddyfile'],
  apache: ['.htaccess'],
  lighttpd: ['_lighttpd.conf'],
} as const;

type HostFile = (typeof FILES)[Host][number];

/** The hosts of the option `hosts`. */
export const HOSTS = Object.keys(FILES) as readonly Host[];

/** Returns what is in a file, see {@link hostFiles}. */
type Printer = (rules: HostRules, hidden: readonly string[], name: string) => string;

const PRINTERS: Readonly<Record<HostFile, Printer>> = {
  _headers: headersFile,
  'wrangler.json': (_, __, name) => wranglerFile(name),
  '.assetsignore': (_, hidden) => `${hidden.join('\n')}\n`,
  'vercel.json': vercelFile,
  'firebase.json': firebaseFile,
  '_nginx.conf': nginxFile,
  _Caddyfile: caddyFile,
  '.htaccess': apacheFile,
  '_lighttpd.conf': lighttpdFile,
};

/**
 * Creates the configurations of hosts, by their path in the folder of the build.
 *
 * @param name Of the site at a host that names sites: letters, digits and hyphens.
 * @throws Error if a host would not follow a part of it.
 */
export function hostFiles(
  hosts: readonly Host[],
  rules: HostRules,
  name: string,
): Map<string, string> {
  const hidden = hostFileNames(hosts);
  return new Map(hidden.map((file) => [file, PRINTERS[file](rules, hidden, name)]));
}

/** Returns the names of the files of hosts. */
export function hostFileNames(hosts: readonly Host[]): HostFile[] {
  return Array.from(new Set(hosts.flatMap((host): HostFile[] => [...FILES[host]])));
}
