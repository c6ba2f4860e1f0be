// Shows the plan and the credits of an operation.
import type {Props} from '@theme/OperationEntryNotes';
import React, {type ReactNode} from 'react';
import {creditText} from '@site/src/features/plans/credit-text';

export default function OperationEntryNotes({
  operation: {plan, credits},
}: Props): ReactNode {
  return plan === undefined ? null : (
    <span>
      {plan} · {creditText(credits)}
    </span>
  );
}
