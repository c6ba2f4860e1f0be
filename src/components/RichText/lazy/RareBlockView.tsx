import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {type ComponentProps, type ComponentType, type ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {Inline, RareBlock, RichText, Table} from '@site/src/reference/rich-text';
import Inlines from '../Inlines';
import styles from './styles.module.css';

export interface RareBlockProps {
  block: RareBlock;
  /** Renders the blocks inside. */
  Text: ComponentType<{text: RichText}>;
}

/** Renders a block that few descriptions have, so that the pages of the others do not load it. */
export default function RareBlockView({block, Text}: RareBlockProps): ReactNode {
  if ('heading' in block) {
    return (
      <Heading
        as={`h${block.level}` as ComponentProps<typeof Heading>['as']}
        id={block.id}
      >
        <Inlines inlines={block.heading} />
      </Heading>
    );
  }
  if ('table' in block) {
    return <TableView {...block.table} />;
  }
  if ('thematicBreak' in block) {
    return <hr />;
  }
  return (
    <details>
      <summary>
        {block.summary.length === 0 ? (
          translate({id: 'richText.details', message: 'Details'})
        ) : (
          <Inlines inlines={block.summary} />
        )}
      </summary>
      <Text text={block.details} />
    </details>
  );
}

function TableView({header, rows, align}: Table): ReactNode {
  return (
    <ScrollableTable label={translate({id: 'table.label', message: 'Table'})}>
      <table>
        {header.length === 0 ? null : (
          <thead>
            <Row cells={header} align={align} Cell="th" />
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <Row key={index} cells={cells} align={align} Cell="td" />
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function Row({
  cells,
  align,
  Cell,
}: {
  cells: Inline[][];
  align: Table['align'];
  Cell: 'th' | 'td';
}): ReactNode {
  return (
    <tr>
      {cells.map((cell, index) => (
        <Cell
          key={index}
          className={styles[align[index] ?? '']}
          {...(Cell === 'th' ? {scope: 'col'} : {})}
        >
          <Inlines inlines={cell} />
        </Cell>
      ))}
    </tr>
  );
}
