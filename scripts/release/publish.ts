import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedMembers, readJson } from '../lib/workspace.ts';
import { changeset, git, pnpm } from './commands.ts';

/** tag: of the registry; gitTags: mark the commit */
export type Options = { tag?: string | undefined; gitTags?: boolean };

/**
 * Builds and checks the packages, publishes those whose version the registry does not have, dependencies first, and says
 * which. After a failure it can be called again: what is published already is left out.
 *
 * @returns whether all packages are in the registry now
 */
export async function publishPackages({ tag, gitTags = true }: Options = {}): Promise<boolean> {
  const missing = await missingPackages();
  if (!missing) return false;
  const all = publishedMembers().map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  if (missing.length === 0) {
    console.log(`Nothing to publish: the registry has all ${all.length} packages in these versions.`);
    if (gitTags) await markCommit(all);
    return true;
  }
  for (const script of [
    ['build', '--filter=./packages/*'],
    ['test:all', 'exports'],
  ]) {
    const { code } = await pnpm(['run', ...script]);
    if (code === 0) continue;
    console.error(`Nothing was published: "pnpm ${script.join(' ')}" failed, see above.`);
    return false;
  }
  const { code } = await changeset(['publish', ...(tag ? ['--tag', tag] : []), ...(gitTags ? [] : ['--no-git-tag'])], {
    // The registry may ask for a second factor.
    canAsk: true,
    env: provenance(),
  });
  const still = code === 0 ? [] : ((await missingPackages()) ?? missing);
  list('Published', without(missing, still));
  list('Was there already', without(all, missing));
  if (code === 0) {
    if (gitTags) await markCommit(all);
    return true;
  }
  console.error(`Not published: ${still.join(', ')}.`);
  console.error('The reason is above. When it is dealt with, run the same command again: it goes on from here.');
  return false;
}

/** Marks the commit with a tag for each package, also for those that an earlier run published before it was stopped. */
async function markCommit(all: string[]) {
  await changeset(['git-tag'], { quiet: true });
  const tags = (await git(['tag', '--list'])).split('\n');
  // Changesets does not say when git refuses.
  console.log(
    without(all, tags).length === 0
      ? 'The commit is marked with a tag for each package. "git push --tags" shows them to everybody.'
      : 'Git could not mark the commit: set user.name and user.email, and run "pnpm changeset git-tag".',
  );
}

/**
 * The packages, as "name@version", whose version the registry does not have.
 *
 * @returns undefined when the registry did not answer; it has been said why
 */
export async function missingPackages(): Promise<string[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'myler-publish-plan-'));
  try {
    const { code, output } = await changeset(['publish-plan', '--output', join(folder, 'plan.json')], { quiet: true });
    if (code !== 0) {
      console.error(`${output}\nThe registry could not be asked which versions it has.`);
      return undefined;
    }
    const { plan } = readJson(join(folder, 'plan.json')) as {
      plan: { kind: string; name: string; version: string }[][];
    };
    const releases = plan.flat().filter(({ kind }) => kind === 'publish');
    return releases.map(({ name, version }) => `${name}@${version}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Public packages that a workflow publishes carry a signed statement of where they were built. The registry accepts none
 * for others.
 */
function provenance(): NodeJS.ProcessEnv {
  const isPublic = publishedMembers().some(({ manifest }) => manifest.publishConfig?.['access'] === 'public');
  return hasIdentityOfWorkflow() && isPublic ? { pnpm_config_provenance: 'true' } : {};
}

/** Whether this runs in a workflow that may prove who it is (OIDC), so that it needs no token of the registry. */
export function hasIdentityOfWorkflow() {
  return Boolean(process.env['ACTIONS_ID_TOKEN_REQUEST_URL']);
}

function list(words: string, names: string[]) {
  if (names.length > 0) console.log(`${words}: ${names.join(', ')}.`);
}

function without(names: string[], others: string[]) {
  return names.filter((name) => !others.includes(name));
}
