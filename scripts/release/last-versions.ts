import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedMembers, readJson } from '../lib/workspace.ts';
import { contentsOf } from './contents.ts';

/**
 * What each package held when its version was last raised. It is committed with the raised versions, so that a clone
 * without history or tags knows what has changed since. Empty as long as nothing was ever released.
 */
type LastVersions = Record<string, { version: string; contents: string }>;

const FILE = '.changeset/last-versions.json';

export function readLastVersions(at: string): LastVersions {
  const file = join(at, FILE);
  if (!existsSync(file)) return {};
  return (readJson(file) as { packages: LastVersions }).packages;
}

/**
 * Records each package whose version differs from the recorded one.
 *
 * @returns "@myler/ui@0.2.0" of each
 */
export function recordVersions(at: string): string[] {
  const packages = readLastVersions(at);
  const raised = publishedMembers(at).filter(({ manifest }) => packages[manifest.name]?.version !== manifest.version);
  for (const member of raised) {
    packages[member.manifest.name] = { version: member.manifest.version ?? '', contents: contentsOf(member, at) };
  }
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(at, FILE), `${JSON.stringify({ packages: sorted }, undefined, 2)}\n`);
  return raised.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
}

/** The packages that differ from what their last version held. All of them before their first version. */
export function changedSinceLastVersion(at: string) {
  const recorded = readLastVersions(at);
  return publishedMembers(at).filter((member) => recorded[member.manifest.name]?.contents !== contentsOf(member, at));
}
