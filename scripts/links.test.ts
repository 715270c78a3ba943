import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/workspace.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !path.endsWith('CHANGELOG.md') && existsSync(join(root, path)));

/** Links and pictures below the repository, without their anchors. Code is left out, because it is not a link. */
function targetsOf(markdown: string) {
  const text = markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
    .map((target) => decodeURIComponent(target.replace(/#.*$/, '')));
}

it('links and pictures of documents lead to files that exist', () => {
  const missing = documents.flatMap((path) =>
    targetsOf(readFileSync(join(root, path), 'utf8'))
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
