import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { libraryBuild } from './tsdown.ts';

it('the names of classes depend on the path in the workspace, not on where the workspace is', () => {
  const { css } = libraryBuild({ css: { splitting: true } }) as { css: { lightningcss: { projectRoot: string } } };
  expect(css).toMatchObject({ splitting: true });
  expect(existsSync(join(css.lightningcss.projectRoot, 'pnpm-workspace.yaml'))).toBe(true);
});

it('a package without style sheets has no settings for them', () => {
  expect(libraryBuild({})).not.toHaveProperty('css');
});
