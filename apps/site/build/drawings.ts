import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { readRecord, recordFile } from '../../../scripts/lib/make-when-changed.mjs';

const run = promisify(execFile);
const site = resolve(import.meta.dirname, '..');
const program = resolve(site, '../../scripts/make-when-changed.mjs');
const GENERATOR = 'build/draw.ts';

/**
 * Draws the site's pictures (`draw.ts`) when what they are drawn from has changed, in a process of its own, so that the
 * build goes on meanwhile: only an import of a picture, and the copy of `public`, wait for it.
 */
export function drawings(): Plugin {
  let drawn: Promise<void> | undefined;
  const drawAnew = () => {
    drawn = draw();
    // Whoever waits for it hears of the error.
    drawn.catch(() => undefined);
    return drawn;
  };
  /** Client and server are built one after the other, from the same pictures. */
  const drawOnce = () => drawn ?? drawAnew();
  return {
    name: 'myler:drawings',
    enforce: 'pre',
    buildStart() {
      void drawOnce();
    },
    resolveId: {
      filter: { id: /\/drawn\// },
      async handler() {
        await drawOnce();
        return null;
      },
    },
    // Before Vite copies `public`.
    renderStart: { order: 'pre', sequential: true, handler: drawOnce },
    async configureServer(server) {
      await drawOnce();
      const sources = sourceFiles();
      server.watcher.add([...sources]);
      server.watcher.on('change', (file) => {
        if (!sources.has(file)) return;
        drawAnew().catch((error: Error) => server.config.logger.error(error.message));
      });
    },
  };
}

async function draw(): Promise<void> {
  await run(process.execPath, ['--conditions=@myler/source', program, GENERATOR], { cwd: site });
}

/** The workspace's own files that the pictures are drawn from, absolute. */
function sourceFiles(): Set<string> {
  const sources = Object.keys(readRecord(recordFile(site, GENERATOR))?.sources ?? {});
  return new Set(sources.map((file) => resolve(site, file)).filter((file) => !file.includes('node_modules')));
}
