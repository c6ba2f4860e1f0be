import {createPagePart} from '../../components/page-part';
import type {ContentsProps} from './lazy';

/** The media types and examples of a body, where there are several. */
export default createPagePart<ContentsProps>(
  'contents',
  () => import(/* webpackChunkName: "part-contents" */ './lazy'),
);
