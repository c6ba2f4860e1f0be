import type {Server} from '../reference/server';
import type {ServerObject} from './document';
import {textExtension} from './extension';

/** Defaults to a server at `/` (OpenAPI 3.1.1, section 4.8.1). */
export function createServers(servers: readonly ServerObject[] | undefined): Server[] {
  const listed = servers === undefined || servers.length === 0 ? [{url: '/'}] : servers;
  return listed.map((server: ServerObject) => {
    const url = withDefaults(server).replace(/\/+$/, '');
    return {
      id: textExtension(server, 'x-network') ?? url,
      name: server.name ?? server.description ?? url,
      url,
    };
  });
}

function withDefaults(server: ServerObject): string {
  return server.url.replace(/\{([^}]+)\}/g, (placeholder, name: string) =>
    server.variables !== undefined && Object.hasOwn(server.variables, name)
      ? (server.variables[name]?.default ?? placeholder)
      : placeholder,
  );
}
