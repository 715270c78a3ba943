// The check of changesets: each package that has changed is named by a changeset, and each changeset can become an entry of
// the changelogs of the packages that it names (docs/decisions/0047-releases.md).
import { finding, report, type Finding } from './lib/check.ts';
import { publishedMembers, root } from './lib/workspace.ts';
import { branchChanges } from './release/branch-changes.ts';
import { changesetProblems, waitingChangesets } from './release/changesets.ts';
import { changedSinceLastVersion, readLastVersions } from './release/last-versions.ts';

/** A finding for each published package, and one for each changeset. */
export async function checkChangesets(at: string): Promise<Finding[]> {
  const waiting = await waitingChangesets(at);
  const onBranch = branchChanges(at);
  const changed = new Set(changedSinceLastVersion(at).map(({ manifest }) => manifest.name));
  const recorded = readLastVersions(at);
  const named = new Set(waiting.flatMap(({ releases }) => releases.map(({ name }) => name)));
  const added = waiting.filter(({ id }) => onBranch?.changesets.includes(id));
  const namedOnBranch = new Set(added.flatMap(({ releases }) => releases.map(({ name }) => name)));

  const packages = publishedMembers(at).map(({ manifest: { name } }) => {
    const advice = `Run "pnpm changeset", choose ${name}, and say in a sentence what its users notice.`;
    const since = recorded[name] ? `since its version ${recorded[name].version}` : 'and was never released';
    let problem;
    if (changed.has(name) && !named.has(name))
      problem = `It has changed ${since}, and no changeset names it. ${advice}`;
    else if (onBranch?.packages.includes(name) && !namedOnBranch.has(name)) {
      problem = `It has changed on this branch, and no changeset of the branch names it. ${advice}`;
    }
    return { name: `${name} has a changeset if it has changed`, problem };
  });
  const texts = waiting.map((changeset) =>
    finding(`.changeset/${changeset.id}.md is about the packages that it names`, changesetProblems(changeset, at)),
  );
  return [...packages, ...texts];
}

if (import.meta.main) report('changesets', await checkChangesets(root));
