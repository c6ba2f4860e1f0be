// Adds to the theme's components: a table of a hand-written page stands in a box that scrolls.
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme-original/MDXComponents';
import React, {type ComponentProps, type ReactNode} from 'react';
import TableBox from '@site/src/components/TableBox';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <TableBox label={translate({id: 'table.label', message: 'Table'})}>
      <table {...props} />
    </TableBox>
  );
}

export default {...MDXComponents, table: Table};
