import type {ComponentProps, ReactNode} from 'react';

/** Replaces the Link of Docusaurus, without a router. */
export default function Link({
  to,
  href = to,
  children,
  onClick,
  'aria-current': current,
}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return (
    <a href={href} onClick={onClick} aria-current={current}>
      {children}
    </a>
  );
}
