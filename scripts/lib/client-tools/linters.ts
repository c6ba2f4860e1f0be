/*
 * Why: readers who build on the description lint it with the rules that most projects have.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import type {Client} from './client';

/** The warnings are known: no contact and no licence are published, and no operation uses the schema `Unit`. */
const sentence = (warnings: readonly string[]) =>
  `0 errors, ${warnings.length} warnings: ${warnings.join(', ')}`;

const spectral: Client = {
  name: '@stoplight/spectral-cli',
  check: async ({program, folder, site}) => {
    const ruleset = path.join(folder, '../../spectral.yaml');
    const args = [
      'lint',
      `${site}/openapi.yaml`,
      '--ruleset',
      ruleset,
      '--format',
      'json',
    ];
    const {stdout} = await program('@stoplight/spectral-cli', args);
    const found = JSON.parse(stdout) as {code: string; severity: number}[];
    assert.deepEqual(
      found.filter(({severity}) => severity === 0),
      [],
    );
    const warnings = found.map(({code}) => code);
    assert.deepEqual(warnings, ['info-contact', 'oas3-unused-component']);
    return sentence(warnings);
  },
};

const redocly: Client = {
  name: '@redocly/cli',
  check: async ({program, site}) => {
    const args = ['lint', `${site}/openapi.yaml`, '--extends', 'recommended'];
    const {stdout} = await program('@redocly/cli', [...args, '--format', 'json']);
    const {totals, problems} = JSON.parse(stdout) as {
      totals: {errors: number};
      problems: {ruleId: string}[];
    };
    assert.equal(totals.errors, 0);
    const warnings = problems.map(({ruleId}) => ruleId);
    // One is a unit of a text, one a schema that parameters have without its example.
    assert.deepEqual(warnings, [
      ...['info-license', 'no-unused-components', 'no-unused-components'],
    ]);
    return sentence(warnings);
  },
};

export const linters: readonly Client[] = [spectral, redocly];
