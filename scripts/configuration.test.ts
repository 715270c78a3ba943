import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/workspace.ts';

it('docs/configuration.md has the variables of the schemas (if not: pnpm generate)', () => {
  const written = execFileSync(
    process.execPath,
    ['--conditions=@myler/source', join(root, 'scripts/configuration.ts'), '--print'],
    { encoding: 'utf8' },
  );
  expect(readFileSync(join(root, 'docs/configuration.md'), 'utf8')).toBe(written);
});

it('the marked tables of docs/security.md and docs/operations.md are those of the code (if not: pnpm generate)', () => {
  const run = () =>
    execFileSync(process.execPath, ['--conditions=@myler/source', join(root, 'scripts/security.ts'), '--check'], {
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(run()).toBe('');
});
