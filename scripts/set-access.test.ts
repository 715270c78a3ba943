import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './lib/folder-of.ts';
import { members } from './lib/workspace.ts';
import { setAccess } from './set-access.ts';

it('makes all packages public, and restricted again', () => {
  const before = `${JSON.stringify({ name: '@myler/ui', publishConfig: { access: 'restricted' }, type: 'module' }, undefined, 2)}\n`;
  const at = folderOf({
    'packages/ui/package.json': before,
    'packages/art/package.json': { name: '@myler/art' },
    'apps/site/package.json': { name: '@myler/site' },
  });
  const configs = () => Object.fromEntries(members(at).map(({ path, manifest }) => [path, manifest.publishConfig]));
  setAccess(at, 'public');
  const isPublic = { access: 'public' };
  expect(configs()).toEqual({ 'apps/site': undefined, 'packages/art': isPublic, 'packages/ui': isPublic });
  setAccess(at, 'restricted');
  expect(readFileSync(join(at, 'packages/ui/package.json'), 'utf8')).toBe(before);
});
