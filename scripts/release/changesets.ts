import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { members, publishedMembers, readJson } from '../lib/workspace.ts';

type Changeset = { id: string; summary: string; releases: { name: string; type: string }[] };

/** The changesets that no version has consumed. Those of a pre-release stay in `.changeset/pre` until it ends. */
export async function waitingChangesets(at: string): Promise<Changeset[]> {
  return (await readChangesets(at)).filter(({ id }) => !id.startsWith('pre/'));
}

/** The state of a pre-release: `pre` while it lasts, `exit` until the next normal version. */
export function preMode(at: string): 'pre' | 'exit' | undefined {
  const file = join(at, '.changeset', 'pre.json');
  return existsSync(file) ? (readJson(file) as { mode: 'pre' | 'exit' }).mode : undefined;
}

/**
 * What is wrong with a changeset. Its text goes into the changelog of each package that it names, so that each names one
 * package: a text for several is pasted into changelogs that it is not about.
 */
export function changesetProblems({ summary, releases }: Changeset, at: string): string[] {
  const published = new Set(publishedMembers(at).map(({ manifest }) => manifest.name));
  const ours = new Set(members(at).map(({ manifest }) => manifest.name));
  const problems = summary.trim() ? [] : ['It has no text. Say in a sentence what users notice.'];
  const names = releases.map(({ name }) => name);
  if (names.length === 0) problems.push('It names no package.');
  if (names.length > 1) {
    problems.push(
      `Its text would stand in ${names.length} changelogs (${names.join(', ')}). Write a changeset for each.`,
    );
  }
  for (const name of names) {
    if (!ours.has(name)) problems.push(`There is no package ${name}.`);
    else if (!published.has(name)) problems.push(`${name} is not published, and has no changelog. Take it out.`);
  }
  return problems;
}
