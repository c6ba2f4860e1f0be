// Replaces the sidebar of narrow screens, because its list is not a component that can be wrapped. Adds a
// filter above the list.
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import Mobile from '@theme-init/DocSidebar/Mobile';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import {useIsReference} from '../../../generated-page/use-is-reference';
import SidebarFilter from '../../../sidebar/SidebarFilter';

function SecondaryMenu({menu: {sidebar, path}}: {menu: Props}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <SidebarFilter path={path} sidebar={sidebar} onItemClick={toggle}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            // A category without a page only opens.
            if (item.type !== 'html' && item.href !== undefined) {
              toggle();
            }
          }}
          level={1}
        />
      </ul>
    </SidebarFilter>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return useIsReference() ? (
    <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{menu: props}} />
  ) : (
    <Mobile {...props} />
  );
}

export default memo(DocSidebarMobile);
