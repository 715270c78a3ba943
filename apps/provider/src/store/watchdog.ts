/**
 * Ends a process whose database no longer responds. On a full disk the embedded database fails one query and hangs on
 * the next. A restart is better than a provider that never answers its callers.
 *
 * @param options.giveUp called when a check takes too long; it ends the process
 * @param options.every milliseconds between two checks
 * @param options.patience milliseconds that one check may take
 */
export function watchDatabase(options: {
  ping: () => Promise<void>;
  giveUp: (reason: string) => void;
  every: number;
  patience: number;
}): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (!stopped) timer = setTimeout(() => void check(), options.every).unref();
  };
  async function check() {
    const alarm = setTimeout(() => {
      if (!stopped) options.giveUp(`The database has not answered for ${options.patience} ms. Is the disk full?`);
    }, options.patience);
    // A database that answers with an error is not hanging.
    await options.ping().catch(() => undefined);
    clearTimeout(alarm);
    schedule();
  }
  schedule();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
