/**
 * Milliseconds without a saved file after which a batch begins. An editor and a formatter write one change in two steps,
 * and Vite's watcher (chokidar) does not report a file that is written again within 50 ms: a batch reads it after that.
 */
export const DEBOUNCE_DELAY = 60;

export interface Batches {
  /** Call it for each saved file. */
  add(file: string): void;
  /** Resolves once all saved files have been processed. */
  settled(): Promise<void>;
}

/**
 * Debounces saved files and processes them together. One batch is processed at a time; files saved meanwhile form the
 * next batch.
 */
export function createBatches(processBatch: (files: string[]) => Promise<void>): Batches {
  const files = new Set<string>();
  let processing: Promise<void> = Promise.resolve();
  let pending: PromiseWithResolvers<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    const done = pending;
    pending = undefined;
    // A failed batch must not end the process when nobody awaits it.
    done?.promise.catch(() => undefined);
    const batch = [...files];
    files.clear();
    processing = processing.then(() => processBatch(batch)).then(done?.resolve, done?.reject);
  };

  return {
    add(file) {
      files.add(file);
      pending ??= Promise.withResolvers();
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_DELAY);
    },
    async settled() {
      await (pending?.promise ?? processing);
    },
  };
}
