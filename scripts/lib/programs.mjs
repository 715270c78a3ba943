// Programs that tests need beside Node.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first program with one of these names on the PATH.
 *
 * @param {readonly string[]} names
 */
export function onThePath(names) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/**
 * Runs an installer with its output on standard error, so that a command which prints a path prints only that.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const limit = 5 * 60_000;
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: limit }).status === 0;
}
