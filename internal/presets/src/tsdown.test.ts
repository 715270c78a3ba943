import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { expect, it } from 'vitest';
import { componentStyles } from './tsdown.ts';

/** The style sheet of a package that is built in a new folder. */
async function builtStyles(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "built", "type": "module" }');
  writeFileSync(join(folder, 'src/Card.module.css'), '.card { color: red; }');
  writeFileSync(
    join(folder, 'src/index.ts'),
    "import styles from './Card.module.css';\nexport const card = styles.card;",
  );
  const css = { ...componentStyles, lightningcss: { projectRoot: folder } };
  const options = { platform: 'neutral', unbundle: true, config: false, logLevel: 'silent' } as const;
  await build({ ...options, cwd: folder, entry: ['src/index.ts'], css });
  const styles = readFileSync(join(folder, 'dist/Card.css'), 'utf8');
  rmSync(folder, { recursive: true });
  return styles;
}

it('the names of classes are the same wherever the workspace is', async () => {
  const styles = await builtStyles();
  expect(styles).toContain('_card');
  expect(await builtStyles()).toBe(styles);
  expect(componentStyles.lightningcss.projectRoot).toBe(resolve(import.meta.dirname, '../../..'));
});
