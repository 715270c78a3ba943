import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.ts';

it.each(['20.20.2', '22.12.0', '24.20.9'])(
  'Node %s is refused, with the version that is needed and a command',
  (version) => {
    const problem = nodeProblem(version, 'apps/proxy/dist/main.js');
    expect(problem).toContain(`this is Node ${version}`);
    expect(problem).toContain(`npx --yes node@${installedNode()} apps/proxy/dist/main.js`);
  },
);

it.each(['24.21.0', '24.22.1', '26.0.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version, 'main.js')).toBeUndefined();
});

/** The Node that the workspace installs. */
function installedNode(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { devDependencies: { node: string } }).devDependencies.node;
}
