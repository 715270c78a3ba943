import { describe, expect, it } from 'vitest';
import { accessProblems, dependencyProblems, metadataProblems } from './package-manifest.ts';

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

const repository = { type: 'git', url: 'git+https://github.com/myler/myler.git' };
const root = { name: 'myler', license: 'SEE LICENSE IN LICENSE', repository };
const manifest = {
  name: '@myler/state',
  keywords: ['myler', 'atoms'],
  homepage: 'https://github.com/myler/myler/tree/main/packages/state#readme',
  bugs: 'https://github.com/myler/myler/issues',
  license: root.license,
  repository: { ...repository, directory: 'packages/state' },
  type: 'module',
  engines: { node: '>=20' },
  publishConfig: { access: 'restricted' },
};

describe('the check of what a registry shows', () => {
  it('finds no problem in a package in order', () => {
    expect(metadataProblems(manifest, 'packages/state', root)).toEqual([]);
    const publicly = { ...manifest, publishConfig: { access: 'public' } };
    expect(metadataProblems(publicly, 'packages/state', root)).toEqual([]);
  });

  it.each(['homepage', 'bugs', 'license', 'repository', 'type', 'keywords', 'engines', 'publishConfig'] as const)(
    'requires %s',
    (field) => {
      const { [field]: _, ...rest } = manifest;
      expect(metadataProblems(rest, 'packages/state', root)).toEqual([expect.stringContaining(`"${field}" must`)]);
    },
  );

  it('requires the repository and the folder of all', () => {
    const moved = { ...root, repository: { ...repository, url: 'git+https://example.com/myler.git' } };
    expect(metadataProblems(manifest, 'packages/state', moved)).toHaveLength(3);
    expect(metadataProblems(manifest, 'packages/ui', root)).toHaveLength(2);
  });

  it('rejects what no command writes, and packages for different readers', () => {
    const publicly = { ...manifest, publishConfig: { access: 'public' } };
    const signed = { ...manifest, publishConfig: { access: 'public', provenance: true } };
    expect(metadataProblems(signed, 'packages/state', root)).toHaveLength(1);
    expect(accessProblems([manifest, manifest])).toEqual([]);
    expect(accessProblems([manifest, publicly])).toEqual([expect.stringContaining('restricted and public')]);
  });
});
