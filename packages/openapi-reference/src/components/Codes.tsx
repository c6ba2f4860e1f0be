import React, {Fragment, type ReactNode} from 'react';
import InlineCode from './InlineCode';

/** Values, separated by commas. */
export default function Codes({values}: {values: readonly string[]}): ReactNode {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index === 0 ? null : ', '}
      <InlineCode>{value}</InlineCode>
    </Fragment>
  ));
}
