import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Manifest {
  name: string;
  version?: string;
  private?: boolean;
  files?: string[];
  exports?: Record<string, unknown>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  license?: string;
  repository?: { type: string; url: string; directory?: string };
  keywords?: string[];
  engines?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
}

export interface Member {
  /** Those of `internal` are for ours alone, and not published. */
  kind: 'apps' | 'packages' | 'internal';
  /** Absolute. */
  folder: string;
  /** Below the root, with slashes. */
  path: string;
  manifest: Manifest;
}

/** The apps and packages of the workspace, and the packages that only the apps share. */
export function members(at: string = root): Member[] {
  return (['apps', 'packages', 'internal'] as const).flatMap((kind) => {
    if (!existsSync(join(at, kind))) return [];
    return readdirSync(join(at, kind))
      .filter((name) => existsSync(join(at, kind, name, 'package.json')))
      .map((name) => ({
        kind,
        folder: join(at, kind, name),
        path: `${kind}/${name}`,
        manifest: readJson(join(at, kind, name, 'package.json')) as Manifest,
      }));
  });
}

/** The packages that others install. */
export function publishedMembers(at: string = root) {
  return members(at).filter(({ kind, manifest }) => kind === 'packages' && !manifest.private);
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
