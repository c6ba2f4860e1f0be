import {createPagePart} from '@site/src/components/page-part';

export default createPagePart(
  'shortened',
  () => import(/* webpackChunkName: "part-rare-block" */ './lazy/Shortened'),
);
