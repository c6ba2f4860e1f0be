import {settleDialect} from './dialect';
import type {PublishedDocument} from './document';
import {findMistakes} from './mistakes';
import {repairPathSlashes} from './path-slashes';
import {placeReferences} from './placed-references';
import {repairReferences} from './references';
import type {Repair} from './repair';
import {repairSchemaCircles} from './schema-circles';
import {repairStructure} from './structure';
import {convertSwagger, isSwagger} from './swagger';
import {repairTuples, repairVersion} from './version';

/**
 * Turns a document of any version into one of OpenAPI 3 that its readers can rely on.
 *
 * @param copy Is changed.
 */
export async function repairCopy(
  copy: Record<string, unknown>,
): Promise<{openapi: PublishedDocument; repairs: Repair[]}> {
  const repairs = [
    ...repairPathSlashes(copy),
    ...placeReferences(copy),
    ...repairReferences(copy),
    // Before anything changes the places of what is wrong.
    ...findMistakes(copy),
  ];
  let openapi = copy;
  const isFromSwagger = isSwagger(copy);
  if (isFromSwagger) {
    // The converter relies on the structure.
    repairs.push(...(await repairStructure(copy)));
    const converted = await convertSwagger(copy);
    openapi = converted.document;
    repairs.push(...converted.repairs, ...repairReferences(openapi));
  }
  repairs.push(...repairVersion(openapi));
  // The structure of 3.0 has lists in `items` but no `prefixItems`, that of 3.1 the other way round.
  const isOld = String(openapi['openapi']).startsWith('3.0');
  repairs.push(...(isOld ? [] : repairTuples(openapi)));
  repairs.push(
    ...settleDialect(openapi, {isFromSwagger}),
    ...(await repairStructure(openapi)),
  );
  repairs.push(...(isOld ? repairTuples(openapi) : []), ...repairSchemaCircles(openapi));
  return {openapi: openapi as unknown as PublishedDocument, repairs};
}
