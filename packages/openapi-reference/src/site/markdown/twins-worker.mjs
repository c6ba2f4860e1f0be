import {parentPort, workerData} from 'node:worker_threads';
import {require} from 'tsx/cjs/api';

/** @type {typeof import('./twins')} */
const {writeTwins} = require('./twins.ts', import.meta.url);

/** @type {Parameters<typeof writeTwins>} */
const args = workerData;
parentPort?.postMessage(await writeTwins(...args));
