import type {ReactNode} from 'react';

/** Replaces `@docusaurus/Head`: the document has no head that a test reads. */
export default function Head(): ReactNode {
  return null;
}
