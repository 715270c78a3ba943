// The programs that tests and benchmarks need beside Node: one that a variable names, an installed one, or else Debian's
// package, which is installed where this process may. Otherwise an error says what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** Names one to use. */
  variable: string;
  /** What it is called on the PATH, the best first. */
  names: readonly string[];
  /** Where it usually is, looked at first. */
  places?: () => string[];
  /** Of Debian. */
  packages: readonly string[];
}

const webkit = ['webkit2gtk-driver', 'xvfb'];
const programs = {
  // Chromium without its windows: the same engine at less than half the work (docs/decisions/0075-headless-shell.md).
  'chromium-headless-shell': {
    variable: 'CHROMIUM_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    places: () => [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    ],
    packages: ['chromium'],
  },
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  WebKitWebDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], packages: webkit },
  MiniBrowser: {
    variable: 'WEBKIT_BROWSER_PATH',
    names: ['MiniBrowser'],
    places: () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
    packages: webkit,
  },
  Xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'], packages: webkit },
  openssl: { variable: 'OPENSSL_PATH', names: ['openssl'], packages: ['openssl'] },
  pdftotext: { variable: 'PDFTOTEXT_PATH', names: ['pdftotext'], packages: ['poppler-utils'] },
  pdftoppm: { variable: 'PDFTOPPM_PATH', names: ['pdftoppm'], packages: ['poppler-utils'] },
  redis: { variable: 'REDIS_SERVER_PATH', names: ['valkey-server', 'redis-server'], packages: ['redis-server'] },
  postgres: {
    variable: 'POSTGRES_PATH',
    names: ['postgres'],
    // A folder for each version with all of its programs, the newest first. On the PATH may be a link to this one alone.
    places: () =>
      globSync('/usr/lib/postgresql/*/bin/postgres').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
    packages: ['postgresql'],
  },
  // Debian puts it where only root's PATH leads.
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], places: () => ['/usr/sbin/nginx'], packages: ['nginx-light'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/**
 * The path of a program, which is installed if it is missing and can be.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findProgram(name: ProgramName, env = process.env): string {
  const found = installedProgram(name, env);
  if (found) return found;
  installProgram(name);
  const packaged = installedProgram(name, env);
  if (packaged) return packaged;
  const { variable, packages } = programs[name];
  throw new Error(
    `${name} is needed, and none was found or could be installed. Install it (Debian: ${packages.join(' and ')}), or set ${variable} to one you have.`,
  );
}

/**
 * The path of an installed program, if there is one.
 *
 * @throws {Error} when its variable names something else
 */
export function installedProgram(name: ProgramName, env = process.env): string | undefined {
  const { variable, names, places }: Program = programs[name];
  const asked = env[variable];
  if (asked && !isExecutable(asked)) {
    throw new Error(`${variable} is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
  }
  return asked || places?.().find(isExecutable) || onThePath(names);
}

/** Installs Debian's packages of a program where this process may: as root, on Debian. */
export function installProgram(name: ProgramName): void {
  const { packages } = programs[name];
  if (process.getuid?.() !== 0 || !onThePath(['apt-get'])) return;
  console.error(`Installing Debian’s ${packages.join(' and ')}.`);
  run('apt-get', ['update', '-q']);
  // Another process may be installing something, so wait until the lock is free.
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=240', ...packages]);
}

/** The first program with one of these names on the PATH. */
export function onThePath(names: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs an installer with its output on standard error, so that a command which prints a path prints only that. */
export function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 5 * 60_000 });
}
