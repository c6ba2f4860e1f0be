import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import type {ReferenceIndex} from '../../reference/reference-index';

/** Links to the files with the types of the API. */
export default function TypeFiles({reference}: {reference: ReferenceIndex}): ReactNode {
  return reference.typeFiles.map((file, index) => (
    <Fragment key={file.to}>
      {index === 0 ? null : ', '}
      <Link {...file} />
    </Fragment>
  ));
}
