import type {Parameter} from '@site/src/openapi/parameter';
import {createSampleRequest, type RequestParts} from '@site/src/openapi/sample-request';

/** A request as fetch takes it. */
export interface PanelRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Reads the form of the panel. Empty fields are not sent. */
export function readRequest(operation: RequestParts, form: FormData): PanelRequest {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const values = new Map(
    operation.parameters.flatMap((parameter): [Parameter, string[]][] => {
      const value = text(`${parameter.in}.${parameter.name}`);
      return value === '' ? [] : [[parameter, splitValue(parameter, value)]];
    }),
  );
  const request = createSampleRequest(operation, values, text('server'));
  const key = text('key');
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, value]));
  if (request.auth.kind === 'query' && key !== '') {
    query.set(request.auth.name, key);
  }
  const body = text('body');
  return {
    url: query.size === 0 ? request.url : `${request.url}?${query}`,
    method: request.method,
    headers: {
      accept: request.accept,
      ...Object.fromEntries(request.headers ?? []),
      ...(request.auth.kind === 'bearer' && key !== ''
        ? {authorization: `Bearer ${key}`}
        : {}),
      ...(request.auth.kind === 'header' && key !== '' ? {[request.auth.name]: key} : {}),
      ...(request.body !== undefined && body !== ''
        ? {'content-type': request.body.mediaType}
        : {}),
    },
    ...(body === '' ? {} : {body}),
  };
}

function splitValue(parameter: Parameter, value: string): string[] {
  return parameter.node.types?.includes('array')
    ? value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : [value];
}
