import type {Props} from '@theme/OperationNotes';
import type {ReactNode} from 'react';

/** Marks endpoints that are new: those with x-new in openapi.yaml. */
export default function OperationNotes({operation}: Props): ReactNode {
  return operation.isNew ? (
    <p>
      <span className="badge badge--secondary">New this season</span>
    </p>
  ) : null;
}
