import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that what the reader opened could not be loaded. */
export default function LoadFailure({className}: {className?: string}): ReactNode {
  return (
    <p className={className} role="alert">
      <Translate id="loadFailure">
        It could not be loaded. Check your connection, and try again.
      </Translate>
    </p>
  );
}
