// For documents that link to tests: the form of such a link, and whether the test exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** A link to a test: its title, and its file as seen from `docs`. */
export const testLink = /\[(?<title>[^\]]+)\]\(\.\.\/(?<file>[^)]+\.(?:test|spec)\.(?:tsx?|mjs))\)/g;

/**
 * Whether a file has a test, or a group of tests, with this title that runs.
 *
 * @param {{ file: string, title: string }} test file from the root of the workspace
 * @returns {boolean} false too when the file is gone
 */
export function hasTest({ file, title }) {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const at = [`'${title}'`, `\`${title}\``, `"${title}"`].map((quoted) => text.indexOf(quoted)).find((i) => i >= 0);
  // A skipped test checks nothing.
  return at !== undefined && !/\.(?:skip|todo|fixme)\s*\(\s*$/.test(text.slice(0, at));
}
