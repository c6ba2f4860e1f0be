import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {ReferenceIndex} from '../../pages/reference-index';
import TypeFiles, {shownTypeFiles} from '../TypeFiles';

/** Says above the list of schemas which files have their types. */
export default function SchemaIntroduction({
  reference,
}: {
  reference: ReferenceIndex;
}): ReactNode {
  return shownTypeFiles(reference).length === 0 ? null : (
    <p>
      <Translate id="schemas.types" values={{files: <TypeFiles reference={reference} />}}>
        {'Use these types in your program: {files}.'}
      </Translate>
    </p>
  );
}
