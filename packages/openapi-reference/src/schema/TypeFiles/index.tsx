import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import {hasFile} from '../../framework/reference-pages';
import type {ReferenceIndex} from '../../pages/reference-index';
import type {TypeFileLink} from '../type-file';

/** Returns the files with the types of the API that the site has. */
export function shownTypeFiles({
  typeFiles,
}: Pick<ReferenceIndex, 'typeFiles'>): readonly TypeFileLink[] {
  return typeFiles.filter(({to}) => hasFile(to));
}

/** Links to the files with the types of the API. */
export default function TypeFiles({reference}: {reference: ReferenceIndex}): ReactNode {
  return shownTypeFiles(reference).map((file, index) => (
    <Fragment key={file.to}>
      {index === 0 ? null : ', '}
      <Link {...file} />
    </Fragment>
  ));
}
