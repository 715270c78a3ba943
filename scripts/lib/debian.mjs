// Programs from Debian's packages.
import { spawnSync } from 'node:child_process';
import { isExecutable, onThePath, run } from './programs.mjs';

/** A program is missing and this machine cannot install it. A failed installation is another error. */
export class NotInstallable extends Error {}

const hasApt = () => onThePath(['apt-get']) !== undefined;

/**
 * Installs Debian's packages where this process may: as root, on Debian.
 *
 * @param {...string} packages
 * @returns {boolean} whether it could try: false too when the machine's archive has no such package
 */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !hasApt()) return false;
  console.error(`Installing Debian’s ${packages.join(' and ')}.`);
  // Without this mode an unreachable archive is only a warning, and its packages seem not to exist.
  const isUpdated = run('apt-get', ['update', '-q', '-o', 'APT::Update::Error-Mode=any']);
  if (isUpdated && !packages.every(isInArchive)) return false;
  // Another process may be installing something, so wait until the lock is free.
  const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=240'];
  run('apt-get', ['install', ...options, ...packages]);
  return true;
}

/** @param {string} name of a package */
const isInArchive = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/**
 * A program that a package installs outside of the PATH, in a folder named after the machine's architecture.
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
 * Finds a program that tests need: the one that a variable names, an installed one, then Debian's package.
 *
 * @param {object} program
 * @param {string} program.variable names one
 * @param {() => string | undefined} program.look finds one that is installed
 * @param {readonly string[]} program.packages of Debian
 * @param {string} program.advice what needs it, and what to do when there is none
 * @returns {string} its path
 * @throws {NotInstallable} with that advice, when there is none and this machine cannot install one
 * @throws {Error} with that advice, when there is none and the installation failed, and always in CI
 */
export function findProgram({ variable, look, packages, advice }) {
  const asked = process.env[variable];
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`${variable} is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
  }
  const installed = look();
  if (installed) return installed;
  const isTried = installFromDebian(...packages);
  const packaged = look();
  if (packaged) return packaged;
  // A CI machine is configured for the tests: what is missing there would pass unnoticed.
  throw isTried || process.env['CI'] ? new Error(advice) : new NotInstallable(advice);
}

/**
 * Finds a program for tests that are left out without it. They are then printed as "not run".
 *
 * @param {string} what the tests
 * @param {() => string} find
 * @returns {string | undefined} its path; undefined when there is none and this machine cannot install one
 * @throws {Error} when it could have been installed, and always in CI
 */
export function findOrSkip(what, find) {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof NotInstallable)) throw error;
    console.warn(`not run: ${what}. ${error.message}`);
    return undefined;
  }
}
