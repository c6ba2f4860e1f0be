import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import type {ReferenceIndex} from '../../pages/reference-index';
import {GroupOperations} from '../GroupPage';
import Servers from '../../server/Servers';

export default function OperationIndex({
  reference,
}: {
  reference: ReferenceIndex;
}): ReactNode {
  return (
    <>
      <Servers servers={reference.servers} />
      {reference.groups.map((group, index) => (
        <section key={group.tag} data-search-ignore>
          {group.section === undefined ||
          group.section === reference.groups[index - 1]?.section ? null : (
            <Heading as="h2">{group.section}</Heading>
          )}
          <Heading as={group.section ? 'h3' : 'h2'} id={group.anchor}>
            <Link to={group.route}>{group.name}</Link>
          </Heading>
          <GroupOperations reference={reference} group={group} level={3} />
        </section>
      ))}
    </>
  );
}
