import {createPagePart} from '../components/page-part';
import type {OtherCredentialsProps} from './lazy';

/** The credentials of an operation that takes other ones than a key, which few need. */
export default createPagePart<OtherCredentialsProps>(
  'credentials',
  () => import(/* webpackChunkName: "part-credentials" */ './lazy'),
);
