import { describe, expect, it } from 'vitest';
import { dependencyProblems } from './package-manifest.mjs';

const dependencies = { '@myler/config': '^0.1.0', zod: '^4.6.7' };
const peerDependencies = { jotai: '^3.0.0' };

describe('the check of a published package’s dependencies', () => {
  it('finds no problem in caret ranges and peers', () => {
    expect(dependencyProblems({ name: '@myler/state', dependencies, peerDependencies })).toEqual([]);
    expect(dependencyProblems({ name: '@myler/art' })).toEqual([]);
  });

  it('rejects the versions workspace: and catalog:', () => {
    const local = { name: '@myler/state', dependencies: { '@myler/config': 'workspace:^', zod: 'catalog:' } };
    expect(dependencyProblems(local)).toHaveLength(2);
  });

  it('rejects an exact version and a range without an end', () => {
    const ranges = { name: '@myler/state', dependencies: { zod: '4.6.7' }, peerDependencies: { react: '>=19' } };
    expect(dependencyProblems(ranges)).toEqual([
      expect.stringContaining('"zod": "4.6.7"'),
      expect.stringContaining('"react": ">=19"'),
    ]);
  });

  it('rejects a dependency of which an application has one copy', () => {
    const own = { name: '@myler/state', dependencies: { jotai: '^3.0.0' }, peerDependencies: {} };
    expect(dependencyProblems(own)).toEqual([expect.stringContaining('"jotai" must be a peer dependency')]);
  });
});
