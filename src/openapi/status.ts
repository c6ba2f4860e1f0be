import type {OpenAPIDescription} from './description';
import {createReference} from './reference';

/** What a description holds, and what in it has not been verified. */
export interface Status {
  operations: number;
  schemas: number;
  /** Operations by plan, in the order of the plans. */
  plans: {name: string; operations: number}[];
  withCredits: number;
  /** JSON pointers of what carries `x-unverified: true`. */
  unverified: string[];
  /** Schemas whose fields were seen, but not their name. */
  unverifiedNames: string[];
}

/** Counts a validated description. */
export function createStatus(description: OpenAPIDescription): Status {
  const reference = createReference(description);
  return {
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    plans: reference.plans.map(({name, operations}) => ({
      name,
      operations: operations.length,
    })),
    withCredits: reference.operations.filter(({credits}) => credits !== undefined).length,
    unverified: findMarked(description, '#'),
    unverifiedNames: reference.schemas
      .filter((schema) => schema.unverifiedName)
      .map(({name}) => name),
  };
}

/** The status as text: counts first, then a line for each thing that is not verified. */
export function printStatus(status: Status): string {
  const plans = status.plans
    .map(({name, operations}) => `${name} ${operations}`)
    .join(', ');
  return [
    `Operations:              ${status.operations} (${plans})`,
    `With credits:            ${status.withCredits}; without a known number: ${status.operations - status.withCredits}`,
    `Schemas:                 ${status.schemas}`,
    `Unverified:              ${status.unverified.length}`,
    ...status.unverified.map((pointer) => `  ${pointer}`),
    `Unverified schema names: ${status.unverifiedNames.length}`,
    ...status.unverifiedNames.map((name) => `  ${name}`),
  ].join('\n');
}

function findMarked(value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const here =
    (value as Record<string, unknown>)['x-unverified'] === true ? [pointer] : [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    findMarked(child, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`),
  );
  return [...here, ...inside];
}
