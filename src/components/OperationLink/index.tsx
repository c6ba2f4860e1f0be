import Link from '@docusaurus/Link';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';

/**
 * A link to the page of an operation, for hand-written pages. Where the description does not have
 * the operation (it can be any description), the text stays and the link goes.
 */
export default function OperationLink({
  id,
  children,
}: {
  id: string;
  children?: ReactNode;
}): ReactNode {
  const operation = reference.operations.find((entry) => entry.id === id);
  if (operation === undefined) {
    return children ?? <code>{id}</code>;
  }
  return <Link to={operation.route}>{children ?? operation.title}</Link>;
}
