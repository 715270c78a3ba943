import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { expect, it } from 'vitest';
import { folderOf } from '../../../scripts/lib/folder-of.ts';
import { componentStyles } from './tsdown.ts';

/** The style sheet of a package that is built in a new folder. */
async function builtStyles(): Promise<string> {
  const cwd = folderOf({
    'package.json': { name: 'built', type: 'module' },
    'src/Card.module.css': '.card { color: red; }',
    'src/index.ts': "import styles from './Card.module.css';\nexport const card = styles.card;",
  });
  const css = { ...componentStyles, lightningcss: { projectRoot: cwd } };
  const options = { platform: 'neutral', unbundle: true, config: false, logLevel: 'silent' } as const;
  await build({ ...options, cwd, entry: ['src/index.ts'], css });
  return readFileSync(join(cwd, 'dist/Card.css'), 'utf8');
}

it('the names of classes are the same wherever the workspace is', async () => {
  const styles = await builtStyles();
  expect(styles).toContain('_card');
  expect(await builtStyles()).toBe(styles);
  expect(componentStyles.lightningcss.projectRoot).toBe(resolve(import.meta.dirname, '../../..'));
});
