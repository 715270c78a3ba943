import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

const isShell = /^(\S*\/)?(ba|da|z|k|fi)?sh(\s|$)/;
const isLauncher = /\b(npx|npm|pnpm)\b/;

/**
 * Calls back once when npx or pnpm, which started this process, is gone. When only npx is told to stop (by a
 * supervisor, for example), it ends without telling its children, which would run on unnoticed. The end of a terminal
 * or a shell is different: it sends a signal, or the user wants this process to go on.
 *
 * @returns stops watching
 */
export function watchLaunchers(onGone: () => void): () => void {
  const launchers = launchersOf(ancestors());
  if (launchers.length === 0) return () => undefined;
  const timer = setInterval(() => {
    if (launchers.every(isStillRunning)) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** The parent processes, nearest first, that belong to npx and pnpm: up to the last of them, with the shells in between. */
export function launchersOf(ancestorList: Process[]) {
  const end = ancestorList.findIndex(({ command }) => !isShell.test(command) && !isLauncher.test(command));
  const shellsAndLaunchers = end === -1 ? ancestorList : ancestorList.slice(0, end);
  return shellsAndLaunchers.slice(0, shellsAndLaunchers.findLastIndex(({ command }) => !isShell.test(command)) + 1);
}

/** Whether it and its parent still run: a process whose parent ends gets another parent. */
function isStillRunning({ pid, parent }: Process, at: number, all: Process[]) {
  const now = processOf(pid);
  return now !== undefined && (at === all.length - 1 || now.parent === parent);
}

function ancestors() {
  const ancestorList = [];
  for (let found = processOf(process.ppid); found && found.pid > 1; found = processOf(found.parent))
    ancestorList.push(found);
  return ancestorList;
}

/** @returns undefined when there is none, or nobody can say */
function processOf(pid: number): Process | undefined {
  try {
    if (process.platform === 'linux') {
      // "123 (a name) S 1 …": the name may contain anything, so parse from its last bracket on.
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
