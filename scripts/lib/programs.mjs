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
 * The first program of these names that a shell would find.
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
 * Installers talk to standard error, so that a command which prints a path prints only that.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const limit = 5 * 60_000;
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: limit }).status === 0;
}
