// Shows the plan and the credits of an operation.
import type {Props} from '@theme/OperationEntryNotes';
import React, {type ReactNode} from 'react';
import {creditText} from '@site/src/features/plans/credit-text';
import {termsOf} from '@site/src/plans/terms';

export default function OperationEntryNotes({operation}: Props): ReactNode {
  const {plan, credits} = termsOf(operation);
  return plan === undefined ? null : (
    <span>
      {plan} · {creditText(credits)}
    </span>
  );
}
