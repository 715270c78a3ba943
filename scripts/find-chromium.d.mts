/**
 * The path of a working Chromium.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findChromium(): Promise<string>;

/**
 * The launch options of every browser test: which Chromium, without settings of the machine. The fonts are the
 * project's own, so a page has the same height everywhere.
 *
 * @returns Playwright's `launchOptions`
 * @throws {Error} as `findChromium` does
 */
export function chromiumLaunchOptions(): Promise<{
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
