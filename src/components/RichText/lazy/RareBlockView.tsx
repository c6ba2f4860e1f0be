import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {type ComponentProps, type ComponentType, type ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {
  Inline,
  RareBlock,
  RichText as Text,
  Table,
} from '@site/src/reference/rich-text';

type InlinesComponent = ComponentType<{inlines: Inline[]}>;

export interface RareBlockProps {
  block: RareBlock;
  /** Renders blocks. */
  RichText: ComponentType<{text: Text}>;
  /** Renders parts of a paragraph. */
  Inlines: InlinesComponent;
}

/** Renders a block that few descriptions have, so that the pages of the others do not load it. */
export default function RareBlockView({
  block,
  RichText,
  Inlines,
}: RareBlockProps): ReactNode {
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
    return <TableView {...block.table} Inlines={Inlines} />;
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
      <RichText text={block.details} />
    </details>
  );
}

function TableView({
  header,
  rows,
  align,
  Inlines,
}: Table & {Inlines: InlinesComponent}): ReactNode {
  const row = (cells: Inline[][], Cell: 'th' | 'td'): ReactNode =>
    cells.map((cell, index) => (
      <Cell
        key={index}
        {...(align[index] && {className: `text--${align[index]}`})}
        {...(Cell === 'th' && {scope: 'col'})}
      >
        <Inlines inlines={cell} />
      </Cell>
    ));
  return (
    <ScrollableTable label={translate({id: 'table.label', message: 'Table'})}>
      <table>
        {header.length === 0 ? null : (
          <thead>
            <tr>{row(header, 'th')}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>{row(cells, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
