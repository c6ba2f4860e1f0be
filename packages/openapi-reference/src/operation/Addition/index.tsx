import {createPagePart} from '../../components/page-part';
import type {AdditionProps} from './lazy/Addition';

/** A part of an endpoint page that few documents have. */
export default createPagePart<AdditionProps>(
  'addition',
  () => import(/* webpackChunkName: "part-addition" */ './lazy/Addition'),
);
