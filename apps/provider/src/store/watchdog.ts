/**
 * Ends a process whose database no longer answers: on a full disk the embedded one fails a query and hangs on the next,
 * and a provider that holds every caller for ever is worse than one that is started again.
 *
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
    // An error is an answer: what hangs is what this is for.
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
