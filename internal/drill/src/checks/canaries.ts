import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encodingsOf } from '@myler/presets/encodings';
import type { Secret } from '../system/secrets.ts';

/**
 * Looks for secrets in every file of a folder: logs, database, data folders.
 *
 * @returns a sentence for each that was found
 */
export function findCanaries(folder: string, secrets: readonly Secret[]): string[] {
  const wanted = secrets.flatMap(({ name, value, mayBeInDatabase = false }) =>
    encodingsOf(value).map(([encoding, bytes]) => ({ what: `${name} (${encoding})`, bytes, mayBeInDatabase })),
  );
  return globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .flatMap((path) => {
      const content = readFileSync(join(folder, path));
      const isDatabase = /^(?:postgres|provider-\w\/database)\//.test(path);
      return wanted
        .filter(({ bytes, mayBeInDatabase }) => !(mayBeInDatabase && isDatabase) && content.includes(bytes))
        .map(({ what }) => `${what} is in ${path}`);
    });
}
