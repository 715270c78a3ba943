/**
 * Ends a process whose database no longer responds. On a full disk the embedded database fails one query and hangs on
 * the next. A restart is better than a provider that never answers its callers.
 *
 * @param options.onTimeout called when a check takes too long; it ends the process
 * @param options.interval milliseconds between two checks
 * @param options.timeout milliseconds that one check may take
 */
export function watchDatabase(options: {
  ping: () => Promise<void>;
  onTimeout: (reason: string) => void;
  interval: number;
  timeout: number;
}): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (!stopped) timer = setTimeout(() => void check(), options.interval).unref();
  };
  async function check() {
    const alarm = setTimeout(() => {
      if (!stopped) options.onTimeout(`The database has not answered for ${options.timeout} ms. Is the disk full?`);
    }, options.timeout);
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
