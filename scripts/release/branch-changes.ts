import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedMembers, readJson, type Manifest } from '../lib/workspace.ts';
import { catalogOf, isNoticed, noticedManifest } from './contents.ts';

/**
 * What has changed since this branch left the base branch, committed or not. A changeset that already waited there
 * covers none of it.
 */
type BranchChanges = { packages: string[]; changesets: string[] };

/** @returns undefined where there is no history to compare with, as in a shallow clone */
export function branchChanges(at: string): BranchChanges | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: at, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return status === 0 ? stdout : undefined;
  };
  const { baseBranch } = readJson(join(at, '.changeset/config.json')) as { baseBranch: string };
  const base = git('merge-base', 'HEAD', `origin/${baseBranch}`)?.trim();
  const changed = base && git('diff', '--name-only', '--no-renames', '-z', base);
  const added = base && git('ls-files', '--others', '--exclude-standard', '-z');
  if (!base || changed === undefined || added === undefined) return undefined;

  const paths = `${changed}${added}`.split('\0');
  const catalog = catalogOf(readFileSync(join(at, 'pnpm-workspace.yaml'), 'utf8'));
  const baseCatalog = catalogOf(git('show', `${base}:pnpm-workspace.yaml`) ?? '');
  const packages = publishedMembers(at).filter(({ path, manifest }) => {
    const before = git('show', `${base}:${path}/package.json`);
    if (before === undefined) return true;
    const was = JSON.parse(before) as Manifest;
    // Its changesets became the version.
    if (was.version !== manifest.version) return false;
    const isSame = noticedManifest(was, baseCatalog) === noticedManifest(manifest, catalog);
    return (
      !isSame || paths.some((file) => file.startsWith(`${path}/`) && isNoticed(file.slice(path.length + 1), manifest))
    );
  });
  return {
    packages: packages.map(({ manifest }) => manifest.name),
    changesets: paths.flatMap((file) => /^\.changeset\/([^/]+)\.md$/.exec(file)?.[1] ?? []),
  };
}
