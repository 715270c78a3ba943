import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { members, root } from './workspace.ts';

/**
 * Copies tracked and untracked files of this checkout, except ignored ones, into a folder, and links the installed
 * packages: those of the workspace to the copy, the others to their place. The copy can be edited and run without
 * touching this checkout.
 */
export function copyWorkspace(folder: string) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0')) {
    // The stories' baseline pictures are half of all bytes and not needed here.
    if (!path || path.startsWith('.storybook/screenshots/') || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  for (const from of [root, ...members().map((member) => member.folder)]) {
    linkPackages(join(from, 'node_modules'), join(folder, relative(root, from), 'node_modules'), folder);
  }
}

/** @param from a `node_modules` of this checkout, or a scope in it */
function linkPackages(from: string, to: string, folder: string) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // `.vite` and others are caches of tools, which the copy creates itself.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) {
      linkPackages(join(from, name), join(to, name), folder);
      continue;
    }
    const target = realpathSync(join(from, name));
    const inside = relative(root, target);
    const isOurs = /^(?:apps|packages|internal)\/[^/]+$/.test(inside.replaceAll('\\', '/'));
    symlinkSync(isOurs ? join(folder, inside) : target, join(to, name));
  }
}
