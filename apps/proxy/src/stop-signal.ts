const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when we are told to stop: by a signal, or because whoever started us is gone. A second signal ends us at once. */
export function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    const stop = (signal?: NodeJS.Signals) => {
      if (told && signal) process.exit(130);
      told = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    if (process.channel) process.once('disconnect', () => stop());
  });
}
