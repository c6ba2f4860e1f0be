import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {WebpackPluginInstance} from 'webpack';

/** Licences under which a site may send code to its readers, by their SPDX names. */
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

/** The file of the build that names them. */
const LICENCES_FILE = 'third-party-licences.txt';

/**
 * Lists every package of which something reaches the browser, with the text of its licence; that is
 * what most of these licences ask for.
 *
 * @throws Error that ends the build, when a package has no licence or none that is accepted.
 */
export function createLicencesPlugin(): WebpackPluginInstance {
  const plugin = new LicenseWebpackPlugin({
    outputFilename: LICENCES_FILE,
    perChunkOutput: false,
    // Each begins with a line that scripts/audit.mjs reads.
    renderLicenses: (modules) =>
      [...modules]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(
          ({name, packageJson, licenseId, licenseText}) =>
            `## ${name} ${packageJson?.version} (${licenseId})\n\n${licenseText?.trim()}\n`,
        )
        .join('\n'),
    handleMissingLicenseText: () => 'The package brings no text of its licence.',
    // Its warnings are texts, on which Docusaurus fails, as webpack's are objects.
    stats: {warnings: false, errors: true},
    unacceptableLicenseTest: (licence) => !ACCEPTED_LICENCES.includes(licence),
    handleUnacceptableLicense: (name, licence) => {
      throw new Error(
        `The package ${name}, of which the site sends something to its readers, has the licence "${licence}", which src/plugins/webpack/licences.ts does not accept. Replace the package, or accept its licence there.`,
      );
    },
    handleMissingLicenseType: (name) => {
      throw new Error(
        `The package ${name}, of which the site sends something to its readers, names no licence. Replace the package.`,
      );
    },
  });
  // The package has types of its own for webpack, older than those of webpack.
  return plugin as unknown as WebpackPluginInstance;
}
