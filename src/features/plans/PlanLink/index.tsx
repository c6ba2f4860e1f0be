import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {planRoute} from '@site/src/plans/plan-pages';

/** Links to the page or endpoint list of a plan. Renders plain text if the plan has neither. */
export default function PlanLink({
  plan,
  children = plan.name,
  ...attributes
}: {
  plan: {name: string; endpoints?: string};
  children?: ReactNode;
  className?: string;
  title?: string;
}): ReactNode {
  const route = planRoute(plan);
  return route === undefined ? (
    <span {...attributes}>{children}</span>
  ) : (
    <Link to={route} {...attributes}>
      {children}
    </Link>
  );
}
