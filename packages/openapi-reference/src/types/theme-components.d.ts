/* Components of the theme that a site can replace: `docusaurus swizzle docusaurus-openapi-reference`. */

declare module '@theme/Evidence' {
  import type {ReactNode} from 'react';
  import type {Evidence as EvidenceKind} from 'docusaurus-openapi-reference/types';

  export interface Props {
    readonly kind: EvidenceKind | undefined;
  }

  /** Marks how a part of the reference is known (`x-evidence`). */
  export default function Evidence(props: Props): ReactNode;
}

declare module '@theme/OperationNotes' {
  import type {ReactNode} from 'react';
  import type {OperationView} from 'docusaurus-openapi-reference/types';

  export interface Props {
    readonly operation: OperationView;
  }

  /** Phrasing content below the title of an operation. */
  export default function OperationNotes(props: Props): ReactNode;
}

declare module '@theme/AnswerAdvice' {
  import type {ReactNode} from 'react';
  import type {OperationView} from 'docusaurus-openapi-reference/types';
  import type {ApiError, Diagnosis} from 'docusaurus-openapi-reference/types';

  export interface Props {
    readonly diagnosis: Diagnosis;
    readonly status: number;
    /** What the API says of it. */
    readonly error: ApiError;
    readonly operation: OperationView;
    /** The request had credentials that the reader entered. */
    readonly hasCredentials: boolean;
    /** The general advice. */
    readonly children: ReactNode;
  }

  /** Phrasing content: what a reader can do about an answer of the API that is not as expected. */
  export default function AnswerAdvice(props: Props): ReactNode;
}

declare module '@theme/CallCost' {
  import type {ReactNode} from 'react';
  import type {OperationView} from 'docusaurus-openapi-reference/types';

  export interface Props {
    readonly operation: OperationView;
    /** Number of calls that are about to be sent at most. */
    readonly calls: number;
  }

  /** Phrasing content beside what sends several calls: what they cost. */
  export default function CallCost(props: Props): ReactNode;
}

declare module '@theme/OperationEntryNotes' {
  import type {ReactNode} from 'react';
  import type {OperationEntry} from 'docusaurus-openapi-reference/types';

  export interface Props {
    readonly operation: OperationEntry;
  }

  /** Phrasing content beside the path of an operation in lists. */
  export default function OperationEntryNotes(props: Props): ReactNode;
}
