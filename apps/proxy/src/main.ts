import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

// What V8 made of the code is kept beside the data: the next start takes a third of the time. So nothing is imported
// before it is on.
keepCompiled(resolve(process.env['DATA_DIR'] || '.data'));
const { serve } = await import('./serve.ts');

process.exitCode = await serve();
// Whatever still holds the loop open (a descriptor inherited, a timer) must not keep a finished process alive.
process.exit();

function keepCompiled(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    enableCompileCache(join(dataDir, 'compile-cache'));
  } catch {
    // A disk that cannot be written costs a slower start and nothing else.
  }
}
