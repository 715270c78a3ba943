import { join } from 'node:path';
import { publishedMembers, readJson, root } from '../lib/workspace.ts';
import { waitingChangesets } from './changesets.ts';
import { git, pnpm } from './commands.ts';
import { changedSinceLastVersion } from './last-versions.ts';
import { hasIdentityOfWorkflow } from './publish.ts';

/**
 * What stands in the way of a release, each in a sentence that says what to do. All of it at once, so that nobody mends
 * one thing to be told the next.
 *
 * @param tag of the registry, for an older line
 */
export async function releaseProblems(tag?: string): Promise<(string | undefined)[]> {
  return [await uncommitted(), await wrongBranch(tag), await notPushed(), await notVersioned(), await notLoggedIn()];
}

/** Says what stands in the way, if anything does, and ends the process. */
export function refuse(problems: (string | undefined)[]): void {
  const found = problems.flatMap((problem) => (problem ? [`✗ ${problem}`] : []));
  if (found.length === 0) return;
  console.error(`Nothing was published.\n${found.join('\n')}`);
  process.exit(1);
}

export async function uncommitted(): Promise<string | undefined> {
  const files = await git(['status', '--porcelain']);
  return files ? `These files have changes that are in no commit. Commit or remove them:\n${files}` : undefined;
}

/** @returns why a registry does not take it, or should not */
export function tagProblem(tag: string): string | undefined {
  const isName = /^[a-z][a-z0-9-]*$/.test(tag) && !/^v\d/.test(tag);
  return isName && tag !== 'latest'
    ? undefined
    : `"${tag}" cannot be the tag. It is a word in small letters that is no version and not "latest", such as "legacy".`;
}

async function wrongBranch(tag?: string): Promise<string | undefined> {
  const { baseBranch } = readJson(join(root, '.changeset/config.json')) as { baseBranch: string };
  const branch = (await git(['branch', '--show-current'])) || process.env['GITHUB_REF_NAME'] || 'no branch';
  const isOlderLine = branch.startsWith('release/');
  if (branch !== baseBranch && !isOlderLine) {
    return `This is ${branch}. Releases are made on ${baseBranch}, and on release/… for an older line.`;
  }
  if (isOlderLine && !tag) {
    return 'An older line needs a tag, or it would become the latest version: "pnpm release --tag legacy".';
  }
  if (!tag) return undefined;
  return isOlderLine
    ? tagProblem(tag)
    : `A tag is for an older line, on release/…. On ${baseBranch} it is "pnpm release".`;
}

/**
 * Nobody can take a published version back, so that its commit has to be where all others build on it. Says nothing in a
 * repository without a remote one.
 */
async function notPushed(): Promise<string | undefined> {
  const [ahead = 0, behind = 0] = (await git(['rev-list', '--left-right', '--count', 'HEAD...@{upstream}']))
    .split('\t')
    .map(Number);
  if (behind > 0) return `The remote branch has ${behind} more commits. Run "git pull".`;
  return ahead > 0 ? `Commits are not pushed (${ahead}). Run "git push".` : undefined;
}

async function notVersioned(): Promise<string | undefined> {
  const waiting = await waitingChangesets(root);
  if (waiting.length > 0) {
    return `Changesets wait (${waiting.length}). Run "pnpm version-packages", look at the changelogs, and commit them.`;
  }
  const changed = changedSinceLastVersion(root).map(({ manifest }) => manifest.name);
  if (changed.length === 0) return undefined;
  return `Changed since their versions were raised: ${changed.join(', ')}. Run "pnpm changeset" and "pnpm version-packages".`;
}

async function notLoggedIn(): Promise<string | undefined> {
  if (hasIdentityOfWorkflow()) return undefined;
  // The packages may have a registry of their own.
  const scope = publishedMembers()[0]?.manifest.name.split('/')[0];
  const { output: own } = await pnpm(['config', 'get', `${scope}:registry`], { quiet: true });
  const registry = own.startsWith('http') ? ['--registry', own.trim()] : [];
  const { code, output } = await pnpm(['whoami', ...registry], { quiet: true });
  return code === 0 ? undefined : `The registry does not know you. Run "pnpm login".\n${output.trim()}`;
}
