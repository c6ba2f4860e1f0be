/*
 * Where the pages of the reference are, as paths on the site and as folders under docs/.
 * Section 2 of the product specification gives the spelling.
 */

/** Route of the page of an operation: `/api/Account/EventLog/get-event-logs`. */
export function operationRoute(operation: {tag: string; slug: string}): string {
  return `/api/${operation.tag}/${operation.slug}`;
}

/** Route of the copy of that page under a plan. */
export function planOperationRoute(
  plan: string,
  operation: {tag: string; slug: string},
): string {
  return `${planEndpointsRoute(plan)}/${operation.tag}/${operation.slug}`;
}

/** Route of the list of the endpoint pages of a plan. */
export function planEndpointsRoute(plan: string): string {
  return `/plans/${plan}/Endpoints`;
}

/** Route of the page of a group of operations: `/api/Account`. */
export function groupRoute(tag: string): string {
  return `/api/${tag}`;
}

/** Route of the page of a schema: `/schemas/accountview`. */
export function schemaRoute(slug: string): string {
  return `/schemas/${slug}`;
}

/** Whether a route is that of a copy of an operation's page under a plan. */
export function isPlanOperationRoute(route: string): boolean {
  return /^\/plans\/[^/]+\/Endpoints\/.+/.test(route);
}
