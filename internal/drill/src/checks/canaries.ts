import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Secret } from '../system/secrets.ts';

/**
 * Looks for secrets in every file of a folder: logs, database, data folders.
 *
 * @returns a sentence for each that was found
 */
export function findCanaries(folder: string, secrets: readonly Secret[]): string[] {
  const wanted = secrets.flatMap(({ name, value, mayBeInDatabase = false }) =>
    Object.entries(encodings).flatMap(([encoding, encode]) =>
      encode(value).map((bytes) => ({ what: `${name} (${encoding})`, bytes, mayBeInDatabase })),
    ),
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

/** How a value may look where it was written by mistake. */
const encodings: Record<string, (value: string) => Buffer[]> = {
  plain: (value) => [Buffer.from(value)],
  'in groups of four': (value) => [' ', '-'].map((space) => Buffer.from(value.replace(/(.{4})(?=.)/g, `$1${space}`))),
  'in UTF-16': (value) => [Buffer.from(value, 'utf16le')],
  'in hexadecimal': (value) => [Buffer.from(Buffer.from(value).toString('hex'))],
  'in base64': base64InAnyPlace,
  'in a URL': (value) =>
    [encodeURIComponent(value), value.replaceAll(' ', '+')].filter((it) => it !== value).map((it) => Buffer.from(it)),
};

/** What of the value's base64 is the same in a longer text, for each of the three places it may begin at. */
function base64InAnyPlace(value: string): Buffer[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.from('\0'.repeat(before) + value).toString('base64');
    const end = Math.floor(((before + value.length) * 8) / 6);
    return Buffer.from(text.slice(before === 0 ? 0 : before + 1, end));
  });
}
