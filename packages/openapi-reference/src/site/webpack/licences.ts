import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {WebpackPluginInstance} from 'webpack';

/** SPDX ids. */
const ACCEPTED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** The packages of this repository, which have the licence of the site. */
const OWN_PACKAGES = ['docusaurus-openapi-reference', 'docusaurus-reference-search'];

const LICENCES_FILE = 'third-party-licences.txt';

/**
 * Creates a plugin that writes the licence text of every bundled package to
 * `third-party-licences.txt`, as most of these licences demand.
 *
 * @throws Error that fails the build if a package has no licence or one that is not accepted.
 */
export function createLicencesPlugin(): WebpackPluginInstance {
  const plugin = new LicenseWebpackPlugin({
    outputFilename: LICENCES_FILE,
    perChunkOutput: false,
    excludedPackageTest: (name) => OWN_PACKAGES.includes(name),
    // `scripts/audit.ts` reads the first line of each entry.
    renderLicenses: (modules) =>
      [...modules]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(
          ({name, packageJson, licenseId, licenseText}) =>
            `## ${name} ${packageJson?.version} (${licenseId})\n\n${licenseText?.trim()}\n`,
        )
        .join('\n'),
    handleMissingLicenseText: () => 'The package contains no licence text.',
    // Docusaurus expects warnings to be objects; this plugin emits strings.
    stats: {warnings: false, errors: true},
    unacceptableLicenseTest: (licence) => !ACCEPTED_LICENCES.includes(licence),
    handleUnacceptableLicense: (name, licence) => {
      throw new Error(
        `The bundled package ${name} has the licence "${licence}", which docusaurus-openapi-reference does not accept. Replace the package, or accept its licence in site/webpack/licences.ts.`,
      );
    },
    handleMissingLicenseType: (name) => {
      throw new Error(
        `The bundled package ${name} declares no licence. Replace the package.`,
      );
    },
  });
  // The package bundles older webpack types.
  return plugin as unknown as WebpackPluginInstance;
}
