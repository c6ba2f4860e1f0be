import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {type ComponentType, type ReactNode} from 'react';
import OperationTable from '../OperationTable';
import type {
  GroupEntry,
  OperationEntry,
  ReferenceIndex,
} from '../../pages/reference-index';
import type {RichText} from '../../text/rich-text';

/** Texts of groups by tag. */
export type GroupTexts = Readonly<Record<string, RichText>>;

interface Descriptions {
  reference: ReferenceIndex;
  Description?: ComponentType<{group: GroupEntry; texts: GroupTexts}> | undefined;
  texts?: GroupTexts | undefined;
}

export default function GroupPage({
  tag,
  ...descriptions
}: {tag: string} & Descriptions): ReactNode {
  const {reference} = descriptions;
  const group = reference.groups.find((entry) => entry.tag === tag);
  return group === undefined ? null : (
    <>
      <PageMetadata description={group.summary} />
      <GroupOperations group={group} {...descriptions} />
    </>
  );
}

export function GroupOperations({
  group,
  level = 2,
  ...descriptions
}: {group: GroupEntry; level?: 2 | 3} & Descriptions): ReactNode {
  const {reference, Description = PlainDescription, texts = {}} = descriptions;
  const byId = new Map(reference.operations.map((entry) => [entry.id, entry]));
  const operations = [...group.operations, ...(group.alsoTagged ?? [])]
    .map((id) => byId.get(id))
    .filter((entry): entry is OperationEntry => entry !== undefined);
  return (
    <>
      <Description group={group} texts={texts} />
      <OperationTable operations={operations} />
      {group.groups.map((subGroup) => (
        <section key={subGroup.tag}>
          <Heading as={level === 2 ? 'h2' : 'h3'} id={subGroup.anchor}>
            {subGroup.name}
          </Heading>
          <GroupOperations group={subGroup} level={3} {...descriptions} />
        </section>
      ))}
    </>
  );
}

function PlainDescription({group: {description}}: {group: GroupEntry}): ReactNode {
  return description === '' ? null : <p>{description}</p>;
}
