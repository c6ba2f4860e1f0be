import Translate, {translate} from '@docusaurus/Translate';
import reference from '@openapi-reference/data/reference.json';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Evidence from '@theme/Evidence';
import {OperationTable} from 'docusaurus-openapi-reference/components';
import type {OperationEntry} from 'docusaurus-openapi-reference/types';
import {planOperationRoute} from '@site/src/plans/plan-pages';
import {termsOf} from '@site/src/plans/terms';

/** Lists the operations of a plan by group, with links to their pages below the plan. */
export default function PlanOperations({
  plan,
  headings = 'h3',
}: {
  plan: string;
  headings?: 'h2' | 'h3';
}): ReactNode {
  const operations = reference.operations.filter(
    (operation) => termsOf(operation).plan === plan,
  );
  const groups = [...new Set(operations.map(({tag}) => tag.split('/')[0] ?? tag))];
  if (operations.length === 0) {
    return (
      <p>
        <Translate id="plan.operations.none" values={{plan}}>
          {'The description lists no endpoint for the plan {plan}.'}
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        {countText(operations.length)} <PlanEvidence operations={operations} />
      </p>
      {groups.map((group) => (
        <section key={group} data-search-ignore>
          <Heading as={headings} id={`endpoints-${group}`}>
            {group}
          </Heading>
          <OperationTable
            operations={operations.filter(({tag}) => tag.split('/')[0] === group)}
            routeOf={(operation) => planOperationRoute(plan, operation)}
          />
        </section>
      ))}
    </>
  );
}

/** Says how many of the operations are in the plan by inference only. */
function PlanEvidence({operations}: {operations: readonly OperationEntry[]}): ReactNode {
  const inferred = operations.filter(
    (operation) => termsOf(operation).planEvidence === 'inferred',
  );
  return inferred.length === 0 ? null : (
    <>
      {translate(
        {
          id: 'plan.operations.inferred',
          message:
            'The documentation of the API names the plan of {documented} of them. That of the others is inferred.',
        },
        {documented: String(operations.length - inferred.length)},
      )}
      &nbsp;
      <Evidence kind="inferred" />
    </>
  );
}

function countText(count: number): string {
  return count === 1
    ? translate({
        id: 'plan.operations.one',
        message: 'One endpoint is listed for this plan.',
      })
    : translate(
        {
          id: 'plan.operations.many',
          message: '{count} endpoints are listed for this plan.',
        },
        {count: String(count)},
      );
}
