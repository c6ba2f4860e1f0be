import {createPagePart} from '../page-part';

export default createPagePart(
  'truncated',
  () => import(/* webpackChunkName: "part-rare-block" */ './lazy/Truncated'),
);
