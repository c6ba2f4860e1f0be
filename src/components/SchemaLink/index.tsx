import Link from '@docusaurus/Link';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';

/** A link to the page of a schema, by page name; only its text where the description lacks it. */
export default function SchemaLink({
  id,
  children,
}: {
  id: string;
  children?: ReactNode;
}): ReactNode {
  const schema = reference.schemas.find((entry) => entry.route === `/schemas/${id}`);
  if (schema === undefined) {
    return children ?? <code>{id}</code>;
  }
  return <Link to={schema.route}>{children ?? schema.title}</Link>;
}
