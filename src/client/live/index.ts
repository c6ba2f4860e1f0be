import {watchDialogs} from './dialog';
import {listenToKeys} from './keys';

listenToKeys();
watchDialogs();
