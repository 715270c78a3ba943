// `pnpm snapshot <name>`: publishes the waiting changes under a tag of their own, for somebody to try. No version is
// raised: the working tree is as it was afterwards. docs/releasing.md is the manual.
import { requireNode } from './lib/node-version.mjs';

requireNode('snapshot');

const { root } = await import('./lib/workspace.ts');
const { preMode, waitingChangesets } = await import('./release/changesets.ts');
const { refuse, tagProblem, uncommitted } = await import('./release/checks.ts');
const { changeset, git } = await import('./release/commands.ts');
const { publishPackages } = await import('./release/publish.ts');

const name = process.argv[2] ?? '';
const waiting = await waitingChangesets(root);
refuse([
  name ? tagProblem(name) : 'A snapshot has a name: "pnpm snapshot new-header".',
  await uncommitted(),
  preMode(root) ? 'A pre-release is under way. Its versions are for trying: "pnpm release".' : undefined,
  waiting.length === 0 ? 'No changeset waits, so that there is nothing to try.' : undefined,
]);
let isPublished = false;
try {
  const { code } = await changeset(['version', '--snapshot', name]);
  isPublished = code === 0 && (await publishPackages({ tag: name, gitTags: false }));
} finally {
  // The working tree was clean, so that all of this is the snapshot's.
  await git(['restore', '.']);
  await git(['clean', '--force', '-d', '--quiet', '--', '.changeset', 'packages']);
}
if (!isPublished) process.exit(1);
console.log(
  `Try it with "npm install @myler/ui@${name}". A snapshot stays in no changelog and is never the latest version.`,
);
