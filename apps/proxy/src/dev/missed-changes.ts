import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { DEBOUNCE_DELAY } from './batches.ts';

/**
 * Reports a change again when the file was written once more while the watcher was silent about it. A program that saves
 * empties the file and then writes it; on a busy machine some time passes in between, and the browser would be sent the
 * empty file and never the written one.
 */
export function reportMissedChanges(watcher: ViteDevServer['watcher']): void {
  watcher.on('change', (file) => void reportAgainIfChanged(watcher, file));
}

async function reportAgainIfChanged(watcher: ViteDevServer['watcher'], file: string): Promise<void> {
  const reported = versionOf(file);
  await setTimeout(DEBOUNCE_DELAY);
  if (versionOf(file) !== reported) watcher.emit('change', file);
}

/** Differs between two states of a file, and is undefined without one: that is reported as an event of its own. */
function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
