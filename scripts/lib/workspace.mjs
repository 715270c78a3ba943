import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [version]
 * @property {boolean} [private]
 * @property {string[]} [files]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {string} [license]
 * @property {{ type: string, url: string, directory?: string }} [repository]
 * @property {string[]} [keywords]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, unknown>} [publishConfig]
 */

/**
 * @typedef {object} Member
 * @property {'apps' | 'packages' | 'internal'} kind those of `internal` are for ours alone, and not published
 * @property {string} folder absolute
 * @property {string} path below the root, with slashes
 * @property {Manifest} manifest
 */

/**
 * The apps and packages of the workspace, and the packages that only the apps share.
 *
 * @param {string} [at]
 * @returns {Member[]}
 */
export function members(at = root) {
  return /** @type {const} */ (['apps', 'packages', 'internal']).flatMap((kind) => {
    if (!existsSync(join(at, kind))) return [];
    return readdirSync(join(at, kind))
      .filter((name) => existsSync(join(at, kind, name, 'package.json')))
      .map((name) => ({
        kind,
        folder: join(at, kind, name),
        path: `${kind}/${name}`,
        manifest: /** @type {Manifest} */ (readJson(join(at, kind, name, 'package.json'))),
      }));
  });
}

/**
 * The packages that others install.
 *
 * @param {string} [at]
 */
export function publishedMembers(at = root) {
  return members(at).filter(({ kind, manifest }) => kind === 'packages' && !manifest.private);
}

/**
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
