/*
 * Why: of all that an audit of npm reports, what reaches the browser matters first: the rest only
 * runs on the machine that builds.
 * Run: imported by scripts/audit.mjs.
 */

/** @typedef {{package: string, severity: string, title: string, url: string}} Advisory */

/**
 * The packages of a build, by the list of their licences.
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
 * The advisories of an audit, those that packages only inherit left out.
 *
 * @param {unknown} report what `npm audit --json` prints
 * (https://docs.npmjs.com/cli/commands/npm-audit).
 * @returns {Advisory[]}
 * @throws {Error} when it is not a report.
 */
export function readAdvisories(report) {
  const {vulnerabilities} = /** @type {{vulnerabilities?: Record<string, any>}} */ (
    report ?? {}
  );
  if (vulnerabilities === undefined) {
    throw new Error('npm audit gave no report.');
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
