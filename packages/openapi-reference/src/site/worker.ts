import path from 'node:path';
import {parentPort, Worker, workerData} from 'node:worker_threads';

type Call = (...args: never[]) => Promise<unknown>;

/**
 * Calls the function that a module passes to `answerCall`, in a thread of its own.
 *
 * @param module Path of the module, without its extension.
 * @param args What `structuredClone` can copy.
 */
export function callInWorker<T extends Call>(
  module: string,
  ...args: Parameters<T>
): Promise<Awaited<ReturnType<T>>> {
  const extension = path.extname(__filename);
  return new Promise((resolve, reject) => {
    new Worker(module + extension, {
      workerData: args,
      ...(extension === '.ts' ? {execArgv: ['--require', 'tsx/cjs']} : {}),
    })
      .on('message', resolve)
      .on('error', reject);
  });
}

/** Answers the call that has started this thread. */
export function answerCall(call: Call): void {
  void call(...(workerData as never[])).then((result) => parentPort?.postMessage(result));
}
