import type {ReactNode} from 'react';

/** Replaces the placeholder of the OpenAPI theme. */
export default function SkeletonLoader(): ReactNode {
  return <div />;
}
