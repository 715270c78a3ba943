// Checks format and lint of what is staged, for `.githooks/pre-commit`. It reads a copy of the index, so that changes that
// are not staged neither count nor are touched. Rules that need types, and all else, are left to `pnpm test`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

const root = dirname(import.meta.dirname);
const staged = git(['diff', '--cached', '--name-only', '-z', '--diff-filter=ACMR']).split('\0').filter(Boolean);
const copy = mkdtempSync(join(tmpdir(), 'myler-staged-'));
try {
  // All files, because rules look at imported modules. The pictures of stories are most of the bytes, and no rule reads them.
  const indexed = git(['ls-files', '-z', '--', '.', ':!.storybook/screenshots']);
  git(['checkout-index', '-z', '--stdin', `--prefix=${copy}${sep}`], indexed);
  const code = staged.filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const isFormatted = run('oxfmt', ['--check', '--no-error-on-unmatched-pattern'], staged);
  const isLinted = run('oxlint', ['--deny-warnings'], code);
  if (!isFormatted || !isLinted) {
    console.error(
      '\nNothing was committed. pnpm format formats files; stage them again, or skip this check with --no-verify.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/**
 * Runs git in the folder of the hook. Its variables name the index of the commit, which may be a temporary one.
 *
 * @param {string[]} args
 * @param {string} [input]
 */
function git(args, input) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...(input ? { input } : {}) });
}

/**
 * Prints the output of a failed tool only.
 *
 * @param {'oxfmt' | 'oxlint'} tool
 * @param {string[]} flags
 * @param {string[]} files
 */
function run(tool, flags, files) {
  if (files.length === 0) return true;
  const program = join(root, 'node_modules', tool, 'bin', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...flags, ...files], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
