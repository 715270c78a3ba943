/**
 * The path of a working Firefox.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findFirefox(): string;

/**
 * The programs for journeys in WebKit: WebKitGTK's small browser, its WebDriver server, and a virtual screen.
 *
 * @throws {Error} that says what to do, when one is missing and could not be installed
 */
export function findWebkit(): { driver: string; browser: string; screen: string };

/**
 * The path of OpenSSL's program, which makes the certificate for these journeys.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findOpenssl(): string;

/**
 * The environment of a browser, independent of the machine: variables for British English, London, the project's own
 * fonts, and a home of its own.
 *
 * @param home an empty folder
 */
export function visitorEnv(home: string): Record<string, string>;
