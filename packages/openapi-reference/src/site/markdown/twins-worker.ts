import {answerCall} from '../worker';
import {writeTwins} from './twins';

answerCall(writeTwins);
