// Finds the Redis server of the tests of shared limits. Order: REDIS_SERVER_PATH, an installed one (Valkey or Redis), then
// Debian's package (as root). Otherwise it says what to do.
import { findProgram } from './lib/debian.mjs';
import { onThePath } from './lib/programs.mjs';

/**
 * @returns {string} the path of a server that speaks Redis' protocol
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findRedis() {
  return findProgram({
    variable: 'REDIS_SERVER_PATH',
    look: () => onThePath(['valkey-server', 'redis-server']),
    packages: ['redis-server'],
    advice:
      'The tests of limits that proxies share need Redis or Valkey and none was found or could be installed. Install ' +
      'redis-server (Debian), valkey (Homebrew), or set REDIS_SERVER_PATH to one you have.',
  });
}
