import navigation from '@openapi-reference/data/navigation.json';
import DropdownNavbarItem, {type Props} from '@theme/NavbarItem/DropdownNavbarItem';
import React, {type ReactNode} from 'react';

type Item = Props['items'][number] | {readonly type: 'groups'};

/** A dropdown of the navbar. An item `{type: 'groups'}` stands for the groups of the first reference. */
export default function ReferenceDropdown({
  items,
  ...props
}: Omit<Props, 'items'> & {items: readonly Item[]}): ReactNode {
  return (
    <DropdownNavbarItem
      {...props}
      items={items.flatMap((item): Props['items'] =>
        item.type === 'groups' ? navigation.groups : [item],
      )}
    />
  );
}
