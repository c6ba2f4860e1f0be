// Shows the plan and the credits of an operation.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Evidence from '@theme/Evidence';
import type {Props} from '@theme/OperationNotes';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {creditText} from '@site/src/features/plans/credit-text';
import {planTitle} from '@site/src/features/plans/PlanBadge';
import badge from '@site/src/features/plans/PlanBadge/styles.module.css';
import PlanLink from '@site/src/features/plans/PlanLink';
import {estimateLink} from '@site/src/plans/estimate-link';
import {planEndpointsRoute} from '@site/src/plans/plan-pages';
import {termsOf} from '@site/src/plans/terms';
import styles from './styles.module.css';

export default function OperationNotes({operation}: Props): ReactNode {
  const {plan, planEvidence, credits, creditsEvidence} = termsOf(operation);
  return (
    <>
      {plan === undefined ? null : (
        <span>
          <PlanLink
            plan={{name: plan, endpoints: planEndpointsRoute(plan)}}
            className={clsx(badge.badge, styles.plan)}
            title={planTitle()}
          >
            {translate({id: 'reference.plan', message: '{plan} and above'}, {plan})}
          </PlanLink>{' '}
          <Evidence kind={planEvidence} />
        </span>
      )}{' '}
      {operation.isNew === true && planEvidence === 'inferred' ? (
        <span
          title={translate({
            id: 'reference.plan.new.title',
            message:
              'New in the description of the API; shown in the plan that lists most endpoints until its plan is known',
          })}
        >
          <Translate id="reference.plan.new">New, plan not yet known</Translate>
        </span>
      ) : null}{' '}
      {plan === undefined ? null : (
        <span>
          <Link
            to={estimateLink(operation.id)}
            data-command={translate({
              id: 'reference.credits.estimate',
              message: 'Estimate credits',
            })}
          >
            {creditText(credits)}
          </Link>{' '}
          <Evidence kind={creditsEvidence} />
        </span>
      )}
    </>
  );
}
