import type {ReactNode} from 'react';

/** Replaces the layout of the theme, without navbar and footer. */
export default function Layout({children}: {children: ReactNode}): ReactNode {
  return children;
}
