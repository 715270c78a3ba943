/**
 * The path of a working Chromium: the headless shell when it is installed.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findChromium(): Promise<string>;

/**
 * As `findChromium`, but never the headless shell.
 *
 * @throws {Error} as `findChromium` does
 */
export function findWholeChromium(): Promise<string>;

/** Installs Debian's headless shell if there is none and it can be installed here. Without it the tests are slower. */
export function installHeadlessShell(): void;

/**
 * The launch options of every browser test: which Chromium, without settings of the machine. The fonts are the
 * project's own, so a page has the same height everywhere.
 *
 * @param options.isWhole a visitor's browser, for what the headless shell does not have (the back/forward cache) and for
 *   measuring
 * @returns Playwright's `launchOptions`
 * @throws {Error} as `findChromium` does
 */
export function chromiumLaunchOptions(options?: { isWhole?: boolean }): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;

/** What a browser tells pages about its visitor, independent of the machine: Playwright's context options. */
export const visitorContext: {
  readonly locale: 'en-GB';
  readonly timezoneId: 'Europe/London';
  readonly colorScheme: 'light';
  readonly deviceScaleFactor: 1;
};
