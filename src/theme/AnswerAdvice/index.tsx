// Leads from refused requests to the plans and the credits.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnswerAdvice';
import React, {type ReactNode} from 'react';
import {termsOf} from '@site/src/plans/terms';

export default function AnswerAdvice({status, operation, children}: Props): ReactNode {
  const {plan} = termsOf(operation);
  if (plan === undefined) {
    return children;
  }
  switch (status) {
    case 403:
      return (
        <Translate
          id="panel.forbidden"
          values={{
            plan: <strong>{plan}</strong>,
            plans: (
              <Link to="/plans">
                <Translate id="panel.forbidden.plans">compare the plans</Translate>
              </Link>
            ),
          }}
        >
          {
            'No case of it has been seen, so its cause is not known. The same request gets the same answer. If other endpoints work with this key, {plans}: this one is listed for the plan {plan}.'
          }
        </Translate>
      );
    case 429:
      return (
        <>
          {children}{' '}
          <Link to="/endpoint-credit">
            <Translate id="panel.tooMany.credits">What each call costs</Translate>
          </Link>
          {' · '}
        </>
      );
    default:
      return children;
  }
}
