import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

interface TestServer {
  /** Without the name of a database. Empty when no server could be started. */
  url: string;
  reason: string;
  /** The folder of its programs. */
  programs: string;
  stop: () => void;
}

const INSTALLED = '/usr/lib/postgresql';

/** Starts the newest PostgreSQL of this machine on a port of its own, with an empty database `seeded`. */
export function startPostgres(folder: string): TestServer {
  const none = (reason: string): TestServer => ({ url: '', reason, programs: '', stop: () => undefined });
  if (process.env['TEST_POSTGRES'] === 'off') return none('TEST_POSTGRES is off');
  const version = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!version) return none('it is not installed here');
  const bin = join(INSTALLED, version, 'bin');
  const data = join(folder, 'postgres');
  const port = 42_000 + (process.pid % 20_000);
  try {
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
      reason: '',
      programs: bin,
      stop: () => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']),
    };
  } catch (error) {
    return none(error instanceof Error ? error.message.split('\n')[0]! : 'it did not start');
  }
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
