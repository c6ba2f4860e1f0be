import {answerCall} from '../worker';
import {drawCards} from './card-files';

answerCall(drawCards);
