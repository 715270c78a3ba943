// Programs that come as Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isExecutable, run } from './programs.mjs';

/** Whether this machine has Debian's packages. */
export const isDebian = existsSync('/etc/debian_version');

/**
 * Installs Debian's packages, where this process may: as root, on Debian.
 *
 * @param {...string} packages
 */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !isDebian) return;
  console.error(`Installing Debian’s ${packages.join(' and ')}.`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}

/**
 * A program that a package keeps outside of the PATH, in a folder that is named after the machine's architecture.
 *
 * @param {string} name of the package
 * @param {string} program the file's name
 * @returns {string | undefined} its path, when the package is installed
 */
export function programOfPackage(name, program) {
  const { stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').find((path) => path.endsWith(`/${program}`) && isExecutable(path));
}

/**
 * A program that tests need: the one that a variable names, one that is installed, then Debian's package.
 *
 * @param {object} program
 * @param {string} program.variable names one
 * @param {() => string | undefined} program.look finds one that is installed
 * @param {readonly string[]} program.packages of Debian
 * @param {string} program.advice what needs it, and what to do when there is none
 * @returns {string} its path
 * @throws {Error} with that advice, when there is none and none could be installed
 */
export function findProgram({ variable, look, packages, advice }) {
  const asked = process.env[variable];
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`${variable} is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
  }
  const installed = look();
  if (installed) return installed;
  installFromDebian(...packages);
  const packaged = look();
  if (packaged) return packaged;
  throw new Error(advice);
}
