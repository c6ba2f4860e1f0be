import {answerCall} from '../worker';
import {convertPages} from './twins';

answerCall(convertPages);
