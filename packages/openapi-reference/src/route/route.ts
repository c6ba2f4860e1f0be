/*
 * Routes of the reference pages, which are also folders under docs/ (product specification,
 * section 2).
 */

/** `/api/Account/EventLog/get-event-logs` */
export function operationRoute(operation: {tag: string; slug: string}): string {
  return `/api/${operation.tag}/${operation.slug}`;
}

/** `/api/Account` */
export function groupRoute(tag: string): string {
  return `/api/${tag}`;
}

/** `/schemas/accountview` */
export function schemaRoute(slug: string): string {
  return `/schemas/${slug}`;
}
