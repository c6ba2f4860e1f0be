import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compare} from '../../../../scripts/lib/changelog/compare';
import {readVersion} from '../../../../scripts/lib/changelog/versions';
import type {Change} from '../../../../src/reference/change';

const PAIRS = path.join(import.meta.dirname, '..', '..', '..', 'fixtures', 'changes');

/** The texts of tags, servers and security schemes are no changes of an endpoint or a schema. */
const WITHOUT_ANNOTATIONS = `
  removed - getAccountTokenBalances | The response \`400\` was removed.
  removed - getAccountTokenBalances | The response \`401\` was removed.
  removed - getAccountTokenBalances | The response \`404\` was removed.
  removed - getAccountTokenBalances | The response \`429\` was removed.
  removed - getAccountTokenBalances | The response \`500\` was removed.
  removed - getKaiaHolderCount | The response \`400\` was removed.
  removed - getKaiaHolderCount | The response \`401\` was removed.
  removed - getKaiaHolderCount | The response \`404\` was removed.
  removed - getKaiaHolderCount | The response \`429\` was removed.
  removed - getKaiaHolderCount | The response \`500\` was removed.
  removed - refreshNftItem | The response \`400\` was removed.
  removed - refreshNftItem | The response \`401\` was removed.
  removed - refreshNftItem | The response \`404\` was removed.
  removed - refreshNftItem | The response \`429\` was removed.
  removed - refreshNftItem | The response \`500\` was removed.
  removed - ErrorResponse | The schema was removed.
  removed - Unit | The schema was removed.
  removed - getAccountTokenBalances | The plan is no longer stated; it was \`FREE\`.
  removed - getAccountTokenBalances | The cost is no longer stated; it was 3 credits a call.
  removed - getKaiaHolderCount | The plan is no longer stated; it was \`FREE\`.
  removed - refreshNftItem | The plan is no longer stated; it was \`FREE\`.
  changed - SimpleResponseBoolean | The title changed from "Simple Response Boolean" to "SimpleResponseBoolean".
  changed - HistoricalTokenBalance | The title changed from "Historical Token Balance" to "HistoricalTokenBalance".
  changed - HistoricalTokenBalanceResponse | The title changed from "Historical Token Balance Response" to "HistoricalTokenBalanceResponse".
  changed - getAccountTokenBalances | The description was rewritten.
  changed - getKaiaHolderCount | The description was rewritten.
  changed - refreshNftItem | The description was rewritten.
  removed - SimpleResponseBoolean | The description was removed.
  removed - HistoricalTokenBalance | The description was removed.
  removed - HistoricalTokenBalanceResponse | The description was removed.
  removed - KaiaHolderCountView | The description was removed.
  removed - getAccountTokenBalances | The examples were removed.
  removed - getKaiaHolderCount | The examples were removed.
  removed - refreshNftItem | The examples were removed.
  removed - SimpleResponseBoolean | The examples were removed.
  removed - HistoricalTokenBalance | The examples were removed.
  removed - HistoricalTokenBalanceResponse | The examples were removed.
  removed - KaiaHolderCountView | The examples were removed.
  changed - getKaiaHolderCount | What is known of it has another evidence.
  changed - HistoricalTokenBalance | What is known of it has another evidence.
  changed - HistoricalTokenBalanceResponse | What is known of it has another evidence.
  changed - KaiaHolderCountView | What is known of it has another evidence.
`;

const MORE_FLOWS = `
  removed breaking description | The security scheme \`oauth2_alternate\` was removed.
  added - GET /anything/oauth2 | The endpoint was added: \`GET /anything/oauth2\`.
  added - PUT /anything/oauth2 | The endpoint was added: \`PUT /anything/oauth2\`.
  added - PATCH /anything/oauth2 | The endpoint was added: \`PATCH /anything/oauth2\`.
  added - DELETE /anything/oauth2 | The endpoint was added: \`DELETE /anything/oauth2\`.
  changed - POST /anything/oauth2 | The title changed from "General support" to "General support (all flow types)".
  added - description | The flow \`authorizationCode\` of the security scheme \`oauth2\` was added.
  added - description | The flow \`clientCredentials\` of the security scheme \`oauth2\` was added.
  added - description | The flow \`password\` of the security scheme \`oauth2\` was added.
  added - description | The security scheme \`oauth2_authorizationCode\` was added.
  added - description | The security scheme \`oauth2_clientCredentials\` was added.
  added - description | The security scheme \`oauth2_implicit\` was added.
  added - description | The security scheme \`oauth2_password\` was added.
`;

const OTHER_PATHS = `
  removed breaking GET /anything/{id}/{multiplePathParams} | The endpoint was removed: \`GET /anything/{id}/{multiplePathParams}\`.
  removed breaking GET /anything/{id}/{duplicatePathParams}/{id} | The endpoint was removed: \`GET /anything/{id}/{duplicatePathParams}/{id}\`.
  added - GET /anything/{id}/{action} | The endpoint was added: \`GET /anything/{id}/{action}\`.
  added - GET /anything/{id}/{action}/{id} | The endpoint was added: \`GET /anything/{id}/{action}/{id}\`.
  added - GET /anything/{id}/override | The endpoint was added: \`GET /anything/{id}/override\`.
  changed - GET /anything/{id} | The title changed from "Get anything" to "[get] Summary".
  changed - POST /anything/{id} | The title changed from "Post anything" to "[post] Summary".
  added - GET /anything/{id} | The description was added.
  added - POST /anything/{id} | The description was added.
`;

function line({type, breaking, operation, schema, text}: Change): string {
  const impact = breaking === true ? 'breaking' : '-';
  return `${type} ${impact} ${operation ?? schema ?? 'description'} | ${text}`;
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((one) => one.trim());
}

describe('compare, with two published versions of a description,', () => {
  it.each([
    ['kaia', 'that lost its texts, plans and errors', WITHOUT_ANNOTATIONS],
    ['security', 'that gained operations and ways to sign in', MORE_FLOWS],
    ['parameters', 'whose paths were renamed', OTHER_PATHS],
  ])('reports each change of %s, %s.', async (name, _, expected) => {
    const [before, after] = await Promise.all(
      ['old.yaml', 'new.yaml'].map((file) =>
        readVersion(path.join(PAIRS, name, file), {isOverlaid: false}),
      ),
    );
    if (before === undefined || after === undefined) {
      throw new Error(`${name} has no pair of descriptions.`);
    }
    const changes = await compare(before, after, 'api');
    expect(changes.map(line).sort()).toEqual(linesOf(expected).sort());
    // A release has each id once.
    expect(new Set(changes.map(({id}) => id)).size).toBe(changes.length);
  });
});
