/*
 * Why: of the advisories of npm audit, those for packages in the browser bundles matter most: the
 * others only affect the build machine.
 * Run: imported by scripts/audit.mjs.
 */

/** @typedef {{package: string, severity: string, title: string, url: string}} Advisory */

/**
 * Returns the bundled packages, from the list of their licences.
 *
 * @param {string} text of the list.
 * @returns {Set<string>}
 */
export function shippedPackages(text) {
  return new Set(
    [...text.matchAll(/^## (\S+) \S+ \(.*\)$/gm)].map(([, name = '']) => name),
  );
}

/**
 * Returns the advisories of an audit report, without those that packages inherit from
 * dependencies.
 *
 * @param {unknown} report output of `npm audit --json`
 * (https://docs.npmjs.com/cli/commands/npm-audit).
 * @returns {Advisory[]}
 * @throws {Error} if it is not a report.
 */
export function readAdvisories(report) {
  const {vulnerabilities} = /** @type {{vulnerabilities?: Record<string, any>}} */ (
    report ?? {}
  );
  if (vulnerabilities === undefined) {
    throw new Error('npm audit printed no report.');
  }
  return Object.values(vulnerabilities).flatMap(({name, via}) =>
    via
      .filter((/** @type {unknown} */ cause) => typeof cause === 'object')
      .map((/** @type {Omit<Advisory, 'package'>} */ {severity, title, url}) => ({
        package: name,
        severity,
        title,
        url,
      })),
  );
}
