import {createPagePart} from '../components/page-part';

/** The credentials of an operation that takes other ones than a key, which few need. */
export default createPagePart(
  'credentials',
  () => import(/* webpackChunkName: "part-credentials" */ './lazy'),
);
