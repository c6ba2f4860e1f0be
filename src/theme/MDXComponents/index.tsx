// Adds a scroll container to the tables of hand-written pages.
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme-original/MDXComponents';
import React, {type ComponentProps, type ReactNode} from 'react';
import {ScrollableTable} from 'docusaurus-openapi-reference/components';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollableTable label={translate({id: 'table.label', message: 'Table'})}>
      <table {...props} />
    </ScrollableTable>
  );
}

export default {...MDXComponents, table: Table};
