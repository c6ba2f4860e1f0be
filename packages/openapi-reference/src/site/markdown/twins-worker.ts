import {parentPort, workerData} from 'node:worker_threads';
import {writeTwins} from './twins';

writeTwins(...(workerData as Parameters<typeof writeTwins>)).then(
  (twins) => parentPort?.postMessage(twins),
  (error: unknown) => {
    throw error;
  },
);
