// Finds the servers of the drill beside Redis. Order: the variable that names one, an installed one, then Debian's package (as root).
// Otherwise it says what to do.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './lib/debian.mjs';
import { isExecutable, onThePath } from './lib/programs.mjs';

/** Debian installs PostgreSQL here, a folder for each version, and not on the PATH. */
const POSTGRES = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's programs (`initdb`, `pg_ctl`, `postgres`).
 *
 * @returns {string} its path
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findPostgres() {
  const newest = () =>
    (existsSync(POSTGRES) ? readdirSync(POSTGRES) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(POSTGRES, version, 'bin', 'postgres'))
      .find(isExecutable);
  const program = findProgram({
    variable: 'POSTGRES_PATH',
    look: () => newest() ?? onThePath(['postgres']),
    packages: ['postgresql'],
    advice: advice('PostgreSQL', 'postgresql', 'POSTGRES_PATH'),
  });
  return join(program, '..');
}

/**
 * @returns {string} the path of nginx
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findNginx() {
  return findProgram({
    variable: 'NGINX_PATH',
    // Debian puts it where only root's PATH leads.
    look: () => onThePath(['nginx']) ?? ['/usr/sbin/nginx'].find(isExecutable),
    packages: ['nginx-light'],
    advice: advice('nginx', 'nginx-light', 'NGINX_PATH'),
  });
}

/** @param {string} name @param {string} debian @param {string} variable */
const advice = (name, debian, variable) =>
  `The drill needs ${name} and none was found or could be installed. Install it (Debian’s package is ${debian}), or set ` +
  `${variable} to the program you have.`;
