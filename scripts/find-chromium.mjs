// Finds the browser of the browser tests. Order: CHROMIUM_PATH, an installed headless shell, an installed Chromium,
// Playwright's own download if it exists, then Playwright's download, then Debian's package of Chromium (as root).
// Otherwise it says what to do.
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { installFromDebian } from './lib/debian.mjs';
import { isExecutable, onThePath, run } from './lib/programs.mjs';
import { writeFontconfig } from './lib/test-fonts.ts';

/** Chromium without its windows: the same engine at less than half the work (docs/decisions/0075-headless-shell.md). */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const isRoot = process.getuid?.() === 0;

/** Chromium's arguments: it refuses its sandbox as root, and without a network its background requests only wait. */
const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Otherwise the machine decides the language of the interface and of validation messages.
  '--lang=en-GB',
  // Glyphs are positioned by the font on every machine, not by the pixel grid.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * The launch options of every browser test: which Chromium, without settings of the machine. The fonts are the
 * project's own, so a page has the same height everywhere.
 *
 * @param {object} [options]
 * @param {boolean} [options.isWhole] a visitor's browser, for what the headless shell does not have (the back/forward
 *   cache) and for measuring
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>} Playwright's `launchOptions`
 * @throws {Error} as `findChromium` does
 */
export async function chromiumLaunchOptions({ isWhole = false } = {}) {
  // FONTCONFIG_PATH and FONTCONFIG_SYSROOT would add other folders to those of the file.
  const inherited = Object.entries(/** @type {Record<string, string>} */ (process.env)).filter(
    ([name]) => !name.startsWith('FONTCONFIG_'),
  );
  return {
    executablePath: await (isWhole ? findWholeChromium() : findChromium()),
    args: chromiumArgs,
    env: { ...Object.fromEntries(inherited), FONTCONFIG_FILE: writeFontconfig() },
  };
}

/** What a browser tells pages about its visitor, independent of the machine: Playwright's context options. */
export const visitorContext = /** @type {const} */ ({
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  colorScheme: 'light',
  deviceScaleFactor: 1,
});

/**
 * @returns {Promise<string>} the path of a Chromium that can be started
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export async function findChromium() {
  return askedFor() ?? onThePath(shellNames) ?? findWholeChromium();
}

/**
 * As `findChromium`, but never the headless shell.
 *
 * @returns {Promise<string>} the path of a Chromium that can be started
 * @throws {Error} as `findChromium` does
 */
export async function findWholeChromium() {
  const asked = askedFor();
  if (asked && !shellNames.includes(basename(asked))) return asked;
  const installed = onThePath(names) ?? usualPlaces.find(isExecutable) ?? (await playwrights());
  if (installed) return installed;

  console.error('No Chromium is installed: downloading the one Playwright was made for.');
  await installPlaywrights();
  const downloaded = await playwrights();
  if (downloaded) return downloaded;

  console.error('The download did not work.');
  installFromDebian('chromium');
  const packaged = onThePath(names);
  if (packaged) return packaged;
  throw new Error(
    'The browser tests need Chromium and none was found or could be installed. Install Chromium or Google Chrome, or ' +
      'run "npx playwright install chromium", or set CHROMIUM_PATH to one you have.',
  );
}

/** What CHROMIUM_PATH names, if it is set. */
function askedFor() {
  const asked = process.env['CHROMIUM_PATH'];
  if (!asked || isExecutable(asked)) return asked || undefined;
  throw new Error(`CHROMIUM_PATH is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
}

/** Installs Debian's headless shell if there is none and it can be installed here. Without it the tests are slower. */
export function installHeadlessShell() {
  if (!askedFor() && !onThePath(shellNames)) installFromDebian('chromium-headless-shell');
}

/** Playwright's own download, if it exists. */
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
