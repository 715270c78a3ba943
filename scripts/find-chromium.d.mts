/**
 * The path of a Chromium that can be started.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findChromium(): Promise<string>;

/**
 * How every browser test starts its Chromium: which one, and with nothing that a machine decides. The fonts are the
 * project's own, so a page is as high wherever it is tested.
 *
 * @returns Playwright's `launchOptions`
 * @throws {Error} as `findChromium` does
 */
export function chromiumLaunchOptions(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;

/** What a browser tells pages of its visitor, on whichever machine it runs: Playwright's context options. */
export const visitorContext: {
  readonly locale: 'en-GB';
  readonly timezoneId: 'Europe/London';
  readonly colorScheme: 'light';
  readonly deviceScaleFactor: 1;
};
