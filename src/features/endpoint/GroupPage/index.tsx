import reference from '@site/docs/api/reference.json';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import OperationTable from '@site/src/features/endpoint/OperationTable';
import type {GroupEntry, OperationEntry} from '@site/src/reference/reference-index';

export default function GroupPage({tag}: {tag: string}): ReactNode {
  const group = reference.groups.find((entry) => entry.tag === tag);
  return group === undefined ? null : (
    <>
      <PageMetadata description={group.summary} />
      <GroupOperations group={group} />
    </>
  );
}

export function GroupOperations({
  group,
  level = 2,
}: {
  group: GroupEntry;
  level?: 2 | 3;
}): ReactNode {
  const byId = new Map(reference.operations.map((entry) => [entry.id, entry]));
  const operations = group.operations
    .map((id) => byId.get(id))
    .filter((entry): entry is OperationEntry => entry !== undefined);
  return (
    <>
      {group.description === '' ? null : <p>{group.description}</p>}
      <OperationTable operations={operations} />
      {group.groups.map((subGroup) => (
        <section key={subGroup.tag}>
          <Heading as={level === 2 ? 'h2' : 'h3'} id={subGroup.anchor}>
            {subGroup.name}
          </Heading>
          <GroupOperations group={subGroup} level={3} />
        </section>
      ))}
    </>
  );
}
