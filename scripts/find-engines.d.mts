/**
 * The path of a Firefox that can be started.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findFirefox(): string;

/**
 * What the journeys in WebKit need: WebKitGTK's small browser, the driver that speaks to it, and a screen to draw on.
 *
 * @throws {Error} that says what to do, when one is missing and could not be installed
 */
export function findWebkit(): { driver: string; browser: string; screen: string };

/**
 * The path of OpenSSL's program, which makes the certificate that these journeys are served with.
 *
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findOpenssl(): string;

/**
 * What a browser is told of its visitor and its machine, on whichever machine it runs: environment variables for
 * British English, London, the project's own fonts, and a home of its own.
 *
 * @param home an empty folder
 */
export function visitorEnv(home: string): Record<string, string>;
