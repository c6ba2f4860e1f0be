import Link from '@docusaurus/Link';
import reference from '@openapi-reference/data/reference.json';
import React, {Fragment, type ReactNode} from 'react';

/** Links to the files with the types of the API. */
export default function TypeFiles(): ReactNode {
  return reference.typeFiles.map((file, index) => (
    <Fragment key={file.to}>
      {index === 0 ? null : ', '}
      <Link {...file} />
    </Fragment>
  ));
}
