import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedMembers, readJson } from '../lib/workspace.mjs';
import { changeset, git, pnpm } from './commands.mjs';

/** @typedef {{ tag?: string | undefined, gitTags?: boolean }} Options tag: of the registry; gitTags: mark the commit */

/**
 * Builds and checks the packages, publishes those whose version the registry does not have, dependencies first, and says
 * which. After a failure it can be called again: what is published already is left out.
 *
 * @param {Options} [options]
 * @returns {Promise<boolean>} whether all packages are in the registry now
 */
export async function publishPackages({ tag, gitTags = true } = {}) {
  const missing = await missingPackages();
  if (!missing) return false;
  const all = publishedMembers().map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  if (missing.length === 0) {
    console.log(`Nothing to publish: the registry has all ${all.length} packages in these versions.`);
    if (gitTags) await markCommit(all);
    return true;
  }
  for (const script of [['build', '--filter=./packages/*'], ['surface']]) {
    const { code } = await pnpm(['run', ...script]);
    if (code === 0) continue;
    console.error(`Nothing was published: "pnpm ${script[0]}" failed, see above.`);
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

/**
 * Marks the commit with a tag for each package, also for those that an earlier run published before it was stopped.
 *
 * @param {string[]} all
 */
async function markCommit(all) {
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
 * @returns {Promise<string[] | undefined>} undefined when the registry did not answer; it has been said why
 */
export async function missingPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'myler-publish-plan-'));
  try {
    const { code, output } = await changeset(['publish-plan', '--output', join(folder, 'plan.json')], { quiet: true });
    if (code !== 0) {
      console.error(`${output}\nThe registry could not be asked which versions it has.`);
      return undefined;
    }
    const { plan } = /** @type {{ plan: { kind: string, name: string, version: string }[][] }} */ (
      readJson(join(folder, 'plan.json'))
    );
    const releases = plan.flat().filter(({ kind }) => kind === 'publish');
    return releases.map(({ name, version }) => `${name}@${version}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Public packages that a workflow publishes carry a signed statement of where they were built. The registry accepts none
 * for others.
 *
 * @returns {NodeJS.ProcessEnv}
 */
function provenance() {
  const isPublic = publishedMembers().some(({ manifest }) => manifest.publishConfig?.['access'] === 'public');
  return hasIdentityOfWorkflow() && isPublic ? { pnpm_config_provenance: 'true' } : {};
}

/** Whether this runs in a workflow that may prove who it is (OIDC), so that it needs no token of the registry. */
export function hasIdentityOfWorkflow() {
  return Boolean(process.env['ACTIONS_ID_TOKEN_REQUEST_URL']);
}

/**
 * @param {string} words
 * @param {string[]} names
 */
function list(words, names) {
  if (names.length > 0) console.log(`${words}: ${names.join(', ')}.`);
}

/**
 * @param {string[]} names
 * @param {string[]} others
 */
function without(names, others) {
  return names.filter((name) => !others.includes(name));
}
