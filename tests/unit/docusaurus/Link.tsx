import type {ReactNode} from 'react';

/** Replaces the Link of Docusaurus, without a router. */
export default function Link({
  to,
  href = to,
  children,
}: {
  to?: string;
  href?: string;
  children?: ReactNode;
}): ReactNode {
  return <a href={href}>{children}</a>;
}
