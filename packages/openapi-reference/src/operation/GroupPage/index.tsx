import reference from '@openapi-reference/data/reference.json';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {type ComponentType, type ReactNode} from 'react';
import OperationTable from '../OperationTable';
import type {GroupEntry, OperationEntry} from '../../reference/reference-index';

type DescriptionComponent = ComponentType<{group: GroupEntry}>;

export default function GroupPage({
  tag,
  Description,
}: {
  tag: string;
  Description?: DescriptionComponent;
}): ReactNode {
  const group = reference.groups.find((entry) => entry.tag === tag);
  return group === undefined ? null : (
    <>
      <PageMetadata description={group.summary} />
      <GroupOperations group={group} Description={Description} />
    </>
  );
}

export function GroupOperations({
  group,
  level = 2,
  Description = PlainDescription,
}: {
  group: GroupEntry;
  level?: 2 | 3;
  Description?: DescriptionComponent | undefined;
}): ReactNode {
  const byId = new Map(reference.operations.map((entry) => [entry.id, entry]));
  const operations = [...group.operations, ...(group.alsoTagged ?? [])]
    .map((id) => byId.get(id))
    .filter((entry): entry is OperationEntry => entry !== undefined);
  return (
    <>
      <Description group={group} />
      <OperationTable operations={operations} />
      {group.groups.map((subGroup) => (
        <section key={subGroup.tag}>
          <Heading as={level === 2 ? 'h2' : 'h3'} id={subGroup.anchor}>
            {subGroup.name}
          </Heading>
          <GroupOperations group={subGroup} level={3} Description={Description} />
        </section>
      ))}
    </>
  );
}

function PlainDescription({group: {description}}: {group: GroupEntry}): ReactNode {
  return description === '' ? null : <p>{description}</p>;
}
