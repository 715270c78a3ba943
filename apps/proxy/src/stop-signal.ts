const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at a stop signal, or when the parent process has ended. A second signal ends this process immediately. */
export function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (signal?: NodeJS.Signals) => {
      if (isStopping && signal) process.exit(130);
      isStopping = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    if (process.channel) process.once('disconnect', () => stop());
  });
}
