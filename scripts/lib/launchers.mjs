import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, command: string }} Process */

const isShell = /^(\S*\/)?(ba|da|z|k|fi)?sh(\s|$)/;
const isLauncher = /\b(npx|npm|pnpm)\b/;

/**
 * Calls back once when npx or pnpm, which started us, is gone. Told to stop alone (by a supervisor, say), npx ends and
 * tells nobody, and what it started would run on unseen. A terminal or a shell that ends is none of this: it says so
 * itself, or somebody wants us to go on without it.
 *
 * @param {() => void} whenGone
 * @returns {() => void} stops watching
 */
export function watchLaunchers(whenGone) {
  const launchers = launchersOf(ancestors());
  if (launchers.length === 0) return () => undefined;
  const timer = setInterval(() => {
    if (launchers.every(stillStands)) return;
    clearInterval(timer);
    whenGone();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Those of the processes above us, nearest first, that belong to npx and pnpm: up to the last of them, with the shells
 * in between.
 *
 * @param {Process[]} above
 */
export function launchersOf(above) {
  const end = above.findIndex(({ command }) => !isShell.test(command) && !isLauncher.test(command));
  const own = end === -1 ? above : above.slice(0, end);
  return own.slice(0, own.findLastIndex(({ command }) => !isShell.test(command)) + 1);
}

/**
 * Whether it runs, and what started it does too: whoever loses its parent is given another.
 *
 * @param {Process} launcher
 * @param {number} at
 * @param {Process[]} all
 */
function stillStands({ pid, parent }, at, all) {
  const now = processOf(pid);
  return now !== undefined && (at === all.length - 1 || now.parent === parent);
}

function ancestors() {
  const above = [];
  for (let found = processOf(process.ppid); found && found.pid > 1; found = processOf(found.parent)) above.push(found);
  return above;
}

/**
 * @param {number} pid
 * @returns {Process | undefined} undefined when there is none, or nobody can say
 */
function processOf(pid) {
  try {
    if (process.platform === 'linux') {
      // "123 (a name) S 1 …": the name may hold anything, so what counts is behind its last bracket.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return state === 'Z' ? undefined : { pid, parent: Number(parent), command };
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', `${pid}`], { encoding: 'utf8' });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(stdout) ?? [];
    return parent && command ? { pid, parent: Number(parent), command } : undefined;
  } catch {
    return undefined;
  }
}
