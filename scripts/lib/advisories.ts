/*
 * Why: of the advisories of npm audit, those for packages in the browser bundles matter most: the
 * others only affect the build machine.
 */

export interface Advisory {
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** Returns the bundled packages, from the list of their licences. */
export function shippedPackages(licences: string): Set<string> {
  const headings = licences.matchAll(/^## (\S+) \S+ \(.*\)$/gm);
  return new Set([...headings].map(([, name = '']) => name));
}

/** The output of `npm audit --json` (https://docs.npmjs.com/cli/commands/npm-audit). */
interface Report {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly via: readonly (string | Omit<Advisory, 'package'>)[];
      }
    >
  >;
}

/**
 * Returns the advisories of an audit report, without those that packages inherit from
 * dependencies.
 *
 * @throws Error if it is not a report.
 */
export function readAdvisories(report: unknown): Advisory[] {
  const {vulnerabilities} = (report ?? {}) as Report;
  if (vulnerabilities === undefined) {
    throw new Error('npm audit printed no report.');
  }
  return Object.values(vulnerabilities).flatMap(({name, via}) =>
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : [{package: name, severity: cause.severity, title: cause.title, url: cause.url}],
    ),
  );
}
