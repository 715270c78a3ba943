// Where the browser tests find their browser. Order: CHROMIUM_PATH, one that is installed, Playwright's own download if
// it is there, then Playwright's download, then Debian's package (as root). Otherwise it says what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const isRoot = process.getuid?.() === 0;

/** What Chromium needs to hear: as root it refuses its sandbox, and without a network its background traffic only waits. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * @returns {Promise<string>} the path of a Chromium that can be started
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export async function findChromium() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
  }
  const installed = onThePath() ?? usualPlaces.find(isExecutable) ?? (await playwrights());
  if (installed) return installed;

  console.error('No Chromium is installed: downloading the one Playwright was made for.');
  await installPlaywrights();
  const downloaded = await playwrights();
  if (downloaded) return downloaded;

  if (isRoot && existsSync('/etc/debian_version')) {
    console.error('The download did not work: installing Debian’s chromium.');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const packaged = onThePath();
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chromium and none was found or could be installed. Install Chromium or Google Chrome, or ' +
      'run "npx playwright install chromium", or set CHROMIUM_PATH to one you have.',
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThePath() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Playwright's own download, if it has been made. */
async function playwrights() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return path && isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function installPlaywrights() {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * Installers talk to standard error, so that a command which prints a path prints only that.
 *
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const limit = 5 * 60_000;
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: limit }).status === 0;
}
