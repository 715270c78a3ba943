// `pnpm version-packages`: turns the waiting changesets into versions and changelogs, and records what each package held
// at its version. What it changes is to be looked at and committed.
import { requireNode } from './lib/node-version.mjs';

requireNode('version-packages');

const { report } = await import('./lib/check.ts');
const { root } = await import('./lib/workspace.ts');
const { checkChangesets } = await import('./check-changesets.ts');
const { preMode, waitingChangesets } = await import('./release/changesets.ts');
const { changeset, pnpm } = await import('./release/commands.ts');
const { missingPackages } = await import('./release/publish.ts');
const { recordVersions } = await import('./release/last-versions.ts');

report('changesets', await checkChangesets(root));
if (process.exitCode) process.exit();
if ((await waitingChangesets(root)).length === 0 && preMode(root) !== 'exit') {
  console.log('No changeset waits, so that no version is raised.');
  process.exit(0);
}
for (const { code } of [await changeset(['version']), await pnpm(['install', '--lockfile-only'])]) {
  if (code !== 0) process.exit(code);
}
const raised = recordVersions(root);
const missing = await missingPackages();
const taken = missing ? raised.filter((name) => !missing.includes(name)) : [];
if (taken.length > 0) {
  console.error(
    `The registry has other contents as ${taken.join(', ')}: this branch does not begin at the last version of its line.`,
  );
  console.error('Undo with "git restore .", and merge or begin from the last version.');
  process.exit(1);
}
console.log(`Raised: ${raised.join(', ')}.\nLook at the changelogs, commit, and run "pnpm release".`);
