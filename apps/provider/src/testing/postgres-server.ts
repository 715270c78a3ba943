import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from '../../../../scripts/programs.ts';

interface TestServer {
  /** Without the name of a database. */
  url: string;
  /** The folder of its programs. */
  programs: string;
  stop: () => void;
}

/**
 * Starts the PostgreSQL of this machine on a port of its own, with an empty database `seeded`.
 *
 * @throws {Error} when there is none, or it does not start
 */
export function startPostgres(folder: string): TestServer {
  // A link on the PATH leads to the folder that has the other programs.
  const bin = dirname(realpathSync(findProgram('postgres')));
  const data = join(folder, 'postgres');
  // Below the ports that Linux gives to connections: one of those is often in use.
  const port = 20_000 + (process.pid % 12_000);
  mkdirSync(data);
  const run = runner(folder, data);
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(data, 'log'), '-o', settings, 'start']);
  run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'seeded']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    programs: bin,
    stop: () => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']),
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
function runner(folder: string, data: string): (command: string, args: string[]) => void {
  if (userInfo().uid !== 0) return (command, args) => void execFileSync(command, args, { stdio: 'ignore' });
  const id = Number(execFileSync('id', ['-u', 'postgres']).toString());
  chownSync(folder, id, -1);
  chownSync(data, id, -1);
  return (command, args) =>
    void execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { stdio: 'ignore', cwd: '/' });
}
