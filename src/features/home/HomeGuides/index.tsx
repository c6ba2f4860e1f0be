import React, {type ReactNode} from 'react';
import GuideList, {type Guide} from '@site/src/features/guides/GuideList';
import {HOME_GUIDES} from '@site/src/features/guides/guide-list';

const GUIDES = HOME_GUIDES.map((id): Guide => ({id, path: `/${id}`}));

export default function HomeGuides(): ReactNode {
  return <GuideList guides={GUIDES} />;
}
