/** An editor, a formatter and a code generator write one change in several goes; these are milliseconds. */
const QUIET = 30;

export interface Batches {
  /** A file was saved. */
  add(file: string): void;
  /** Resolves once nothing that was saved waits to be acted upon. */
  settled(): Promise<void>;
}

/**
 * Gathers saved files until none has come for a moment, and acts on them together. One batch at a time: what is saved
 * meanwhile is the next one.
 */
export function createBatches(act: (files: string[]) => Promise<void>): Batches {
  const files = new Set<string>();
  let acting: Promise<void> = Promise.resolve();
  let waiting: PromiseWithResolvers<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    const done = waiting;
    waiting = undefined;
    // Whether somebody waits or not, a batch that fails ends nothing.
    done?.promise.catch(() => undefined);
    const batch = [...files];
    files.clear();
    acting = acting.then(() => act(batch)).then(done?.resolve, done?.reject);
  };

  return {
    add(file) {
      files.add(file);
      waiting ??= Promise.withResolvers();
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET);
    },
    async settled() {
      await (waiting?.promise ?? acting);
    },
  };
}
