import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Rolldown } from 'tsdown';

/** The provider's package. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * A hash of everything that determines the database image: the code that makes it with all its imports, the migrations,
 * the content, and the versions of PGlite and Node. The code is hashed as a bundle, so that the hash needs no list of
 * files and excludes other code of the provider. The bundle is minified, so that the hash excludes comments.
 *
 * @param folder the provider's package; tests pass a copy
 * @returns 32 hexadecimal digits
 */
export async function databaseImageKey(folder: string = packageFolder): Promise<string> {
  const hash = createHash('sha256');
  for (const code of await bundledCode(folder)) hash.update(code);
  for (const name of ['migrations', 'content']) {
    for (const file of filesBelow(join(folder, name)))
      hash.update(`${file}\0`).update(readFileSync(join(folder, name, file)));
  }
  hash.update(pgliteVersion()).update(process.version);
  return hash.digest('hex').slice(0, 32);
}

/** The code that makes the image and all packages that it imports, except PGlite, whose version is hashed instead. */
async function bundledCode(folder: string): Promise<string[]> {
  const bundle = await Rolldown.rolldown({
    cwd: folder,
    input: 'src/database-image/make.ts',
    platform: 'node',
    external: [/^node:/, /^@electric-sql\/pglite/],
    resolve: { conditionNames: ['@myler/source', 'node', 'import', 'module', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : []));
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .toSorted();

function pgliteVersion(): string {
  // The package does not export its package.json, which is in the folder above its code.
  const code = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return (JSON.parse(readFileSync(join(dirname(code), '..', 'package.json'), 'utf8')) as { version: string }).version;
}
