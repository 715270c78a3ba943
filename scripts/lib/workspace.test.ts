import { expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';
import { dependentsOf, members } from './workspace.mjs';

it('the dependents of a package are its direct and indirect ones, without the package itself', () => {
  const all = members(
    folderOf({
      'packages/config/package.json': { name: 'config' },
      'packages/ui/package.json': { name: 'ui' },
      'packages/state/package.json': { name: 'state', peerDependencies: { config: '*' } },
      'apps/site/package.json': { name: 'site', dependencies: { state: '*', ui: '*' } },
    }),
  );
  const dependents = (name: string) =>
    dependentsOf(
      all.filter(({ manifest }) => manifest.name === name),
      all,
    ).map(({ manifest }) => manifest.name);
  expect(dependents('config')).toEqual(['state', 'site']);
  expect(dependents('ui')).toEqual(['site']);
  expect(dependents('site')).toEqual([]);
});
