import groups from '@site/docs/api/group-texts.json';
import reference from '@site/docs/api/reference.json';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {lazy, Suspense, type ReactNode} from 'react';
import LoadFailure from '@site/src/components/LoadFailure';
import OperationTable from '@site/src/features/endpoint/OperationTable';
import type {GroupEntry, OperationEntry} from '@site/src/reference/reference-index';
import type {RichText as Text} from '@site/src/reference/rich-text';

/** Lazy, because most groups have one plain paragraph. */
const RichText = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ '@site/src/components/RichText').catch(
    () => ({default: () => <LoadFailure />}),
  ),
);

export default function GroupPage({tag}: {tag: string}): ReactNode {
  const group = reference.groups.find((entry) => entry.tag === tag);
  return group === undefined ? null : (
    <>
      <PageMetadata description={group.summary} />
      <GroupOperations group={group} texts={groups.texts} />
    </>
  );
}

export function GroupOperations({
  group,
  level = 2,
  texts = {},
}: {
  group: GroupEntry;
  level?: 2 | 3;
  /** Descriptions to show in full, by tag. */
  texts?: Readonly<Record<string, Text>>;
}): ReactNode {
  const byId = new Map(reference.operations.map((entry) => [entry.id, entry]));
  const operations = group.operations
    .map((id) => byId.get(id))
    .filter((entry): entry is OperationEntry => entry !== undefined);
  return (
    <>
      <Description group={group} text={texts[group.tag]} />
      <OperationTable operations={operations} />
      {group.groups.map((subGroup) => (
        <section key={subGroup.tag}>
          <Heading as={level === 2 ? 'h2' : 'h3'} id={subGroup.anchor}>
            {subGroup.name}
          </Heading>
          <GroupOperations group={subGroup} level={3} texts={texts} />
        </section>
      ))}
    </>
  );
}

function Description({
  group,
  text,
}: {
  group: GroupEntry;
  text: Text | undefined;
}): ReactNode {
  if (text !== undefined) {
    return (
      <Suspense>
        <RichText text={text} />
      </Suspense>
    );
  }
  return group.description === '' ? null : <p>{group.description}</p>;
}
