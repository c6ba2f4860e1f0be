import {createPagePart} from '@site/src/components/page-part';

export default createPagePart(
  'truncated',
  () => import(/* webpackChunkName: "part-rare-block" */ './lazy/Truncated'),
);
