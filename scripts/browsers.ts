// The browsers of tests and benchmarks, without settings of the machine. The fonts are the project's own, so a page has
// the same height everywhere.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFontconfig } from './lib/test-fonts.ts';
import { findProgram, installProgram, installedProgram, isExecutable, run } from './programs.ts';

/** Chromium's arguments: it refuses its sandbox as root, and without a network its background requests only wait. */
const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
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

/** What a browser tells pages about its visitor, independent of the machine: Playwright's context options. */
export const visitorContext = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const;

/**
 * The launch options of every test in Chromium.
 *
 * @param options.isWhole a visitor's browser, for what the headless shell does not have (the back/forward cache) and for
 *   measuring
 * @param options.hasPictures false for a visitor who has turned pictures off: none is asked for
 * @returns Playwright's `launchOptions`
 * @throws {Error} as `findChromium` does
 */
export async function chromiumLaunchOptions({ isWhole = false, hasPictures = true } = {}) {
  return {
    executablePath: await (isWhole ? findWholeChromium() : findChromium()),
    args: [...chromiumArgs, ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false'])],
    // FONTCONFIG_PATH and FONTCONFIG_SYSROOT would add other folders to those of the file.
    env: { ...inherited(/^FONTCONFIG_/), FONTCONFIG_FILE: writeFontconfig() },
  };
}

/**
 * The environment of Firefox and WebKit: British English, London, and a home of its own, so that no user's profile is read
 * or written.
 *
 * @param home an empty folder
 */
export function visitorEnv(home: string): Record<string, string> {
  return {
    ...inherited(/^(?:FONTCONFIG_|XDG_|LC_|DISPLAY$|WAYLAND_)/),
    HOME: home,
    FONTCONFIG_FILE: writeFontconfig(),
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    TZ: 'Europe/London',
  };
}

function inherited(without: RegExp): Record<string, string> {
  const variables = Object.entries(process.env as Record<string, string>);
  return Object.fromEntries(variables.filter(([name]) => !without.test(name)));
}

/**
 * The path of a Chromium that can be started, the headless shell if it is installed.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export async function findChromium(): Promise<string> {
  return installedProgram('chromium-headless-shell') ?? findWholeChromium();
}

/** As `findChromium`, but never the headless shell: an installed one, Playwright's download, or Debian's package. */
export async function findWholeChromium(): Promise<string> {
  const isShell = (process.env['CHROMIUM_PATH'] ?? '').endsWith('headless-shell');
  const env = { ...process.env, ...(isShell ? { CHROMIUM_PATH: '' } : {}) };
  const installed = installedProgram('chromium', env) ?? (await playwrights());
  if (installed) return installed;
  console.error('No Chromium is installed: downloading the one Playwright was made for.');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  return (await playwrights()) ?? findProgram('chromium', env);
}

/** Installs Debian's headless shell if there is none and it can be installed here. Without it the tests are slower. */
export function installHeadlessShell(): void {
  if (!installedProgram('chromium-headless-shell')) installProgram('chromium-headless-shell');
}

/** Playwright's own download, if it exists. */
async function playwrights(): Promise<string | undefined> {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return path && isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
