/** Returns what waits before each call until it may be sent. The first may at once, and all after an abort. */
export function createPace(
  callsPerSecond: number,
  signal: AbortSignal,
): () => Promise<void> {
  let last = Promise.resolve();
  return async () => {
    await last;
    last = wait(1000 / callsPerSecond, signal);
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
