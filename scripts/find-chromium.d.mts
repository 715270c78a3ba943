/** What Chromium needs to hear on this machine. */
export const chromiumArgs: string[];

/**
 * The path of a Chromium that can be started.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findChromium(): Promise<string>;
