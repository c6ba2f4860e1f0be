import type {OpenAPIDocument} from './document';
import {createReference} from './reference';

export interface Status {
  operations: number;
  schemas: number;
  plans: {name: string; operations: number}[];
  withCredits: number;
  unverified: string[];
  unverifiedNames: string[];
}

export function createStatus(document: OpenAPIDocument): Status {
  const reference = createReference(document);
  return {
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    plans: reference.plans.map(({name, operations}) => ({
      name,
      operations: operations.length,
    })),
    withCredits: reference.operations.filter(({credits}) => credits !== undefined).length,
    unverified: findUnverified(document, '#'),
    unverifiedNames: reference.schemas
      .filter((schema) => schema.unverifiedName)
      .map(({name}) => name),
  };
}

export function printStatus(status: Status): string {
  const plans = status.plans
    .map(({name, operations}) => `${name} ${operations}`)
    .join(', ');
  return [
    `Operations:              ${status.operations}${plans === '' ? '' : ` (${plans})`}`,
    `With credits:            ${status.withCredits}; without a known number: ${status.operations - status.withCredits}`,
    `Schemas:                 ${status.schemas}`,
    `Unverified:              ${status.unverified.length}`,
    ...status.unverified.map((pointer) => `  ${pointer}`),
    `Unverified schema names: ${status.unverifiedNames.length}`,
    ...status.unverifiedNames.map((name) => `  ${name}`),
  ].join('\n');
}

function findUnverified(value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const here =
    (value as Record<string, unknown>)['x-unverified'] === true ? [pointer] : [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    findUnverified(child, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`),
  );
  return [...here, ...inside];
}
