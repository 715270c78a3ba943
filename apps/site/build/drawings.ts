import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { readRecord, recordFile } from '../../../scripts/lib/make-when-changed.ts';

const run = promisify(execFile);
const site = resolve(import.meta.dirname, '..');
const program = resolve(site, '../../scripts/make-when-changed.mjs');
const GENERATOR = 'build/draw.ts';

/**
 * Draws the site's pictures (`draw.ts`) when their sources have changed. It runs in a separate process, so that the
 * build continues meanwhile: only imports of a picture and the copy of `public` wait for it.
 */
export function drawings(): Plugin {
  let drawn: Promise<void> | undefined;
  const startDrawing = () => {
    drawn = draw();
    // Those who await it get the error.
    drawn.catch(() => undefined);
    return drawn;
  };
  /** The client and the server build run one after the other and use the same pictures. */
  const drawOnce = () => drawn ?? startDrawing();
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
        startDrawing().catch((error: Error) => server.config.logger.error(error.message));
      });
    },
  };
}

async function draw(): Promise<void> {
  await run(process.execPath, ['--conditions=@myler/source', program, GENERATOR], { cwd: site });
}

/** The files of the workspace that the pictures are drawn from, as absolute paths. */
function sourceFiles(): Set<string> {
  const sources = Object.keys(readRecord(recordFile(site, GENERATOR))?.sources ?? {});
  return new Set(sources.map((file) => resolve(site, file)).filter((file) => !file.includes('node_modules')));
}
