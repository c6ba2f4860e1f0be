import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import React, {type ReactNode} from 'react';
import GuideList from '@site/src/features/guides/GuideList';

/** Lists the docs of the sidebar category whose page shows it. */
export default function GuideIndex(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const guides = items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined
      ? {id: item.docId, path: item.href}
      : [],
  );
  return <GuideList guides={guides} />;
}
