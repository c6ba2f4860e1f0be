import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {type ComponentProps, type ReactNode} from 'react';
import ScrollableTable from '../../ScrollableTable';

export interface RareBlockProps {
  /** `table`, or that of a heading. */
  tagName: string;
  id?: string;
  children?: ReactNode;
}

/** A block that few descriptions have, so that the pages of the others do not load it. */
export default function RareBlock({tagName, id, children}: RareBlockProps): ReactNode {
  return tagName === 'table' ? (
    <ScrollableTable label={translate({id: 'table.label', message: 'Table'})}>
      <table>{children}</table>
    </ScrollableTable>
  ) : (
    <Heading as={tagName as ComponentProps<typeof Heading>['as']} id={id}>
      {children}
    </Heading>
  );
}
