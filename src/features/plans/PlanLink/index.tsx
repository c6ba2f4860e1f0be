import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {planRoute} from '@site/src/reference/plan-pages';

/** The name of a plan, or other content, linked to where the plan is explained, if it is. */
export default function PlanLink({
  plan,
  children = plan.name,
  className,
}: {
  plan: {name: string; endpoints?: string};
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const route = planRoute(plan);
  return route === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={route} className={className}>
      {children}
    </Link>
  );
}
