// Finds the browsers of journeys in Firefox and WebKit. Order: the variable that names one, an installed one, then
// Debian's package (as root). Otherwise it says what to do.
import { findProgram, programOfPackage } from './lib/debian.mjs';
import { onThePath } from './lib/programs.mjs';
import { writeFontconfig } from './lib/test-fonts.ts';

/**
 * @returns {string} the path of a Firefox that can be started
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findFirefox() {
  return findProgram({
    variable: 'FIREFOX_PATH',
    look: () => onThePath(['firefox-esr', 'firefox']),
    packages: ['firefox-esr'],
    advice:
      'The journeys in Firefox need Firefox and none was found or could be installed. Install it (Debian’s package is ' +
      'firefox-esr), or set FIREFOX_PATH to one you have.',
  });
}

/**
 * The programs for journeys in WebKit: WebKitGTK's small browser, its WebDriver server, and a virtual screen.
 *
 * @returns {{ driver: string, browser: string, screen: string }} paths
 * @throws {Error} that says what to do, when one is missing and could not be installed
 */
export function findWebkit() {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  /** @param {string} name @param {string} variable @param {() => string | undefined} look */
  const find = (name, variable, look) =>
    findProgram({
      variable,
      look,
      packages,
      advice:
        `The journeys in WebKit need ${name} and none was found or could be installed. Install ${packages.join(' and ')} ` +
        `(Debian; there is none for macOS and Windows), or set ${variable} to one you have.`,
    });
  return {
    driver: find('WebKitWebDriver', 'WEBKIT_DRIVER_PATH', () => onThePath(['WebKitWebDriver'])),
    browser: find('WebKitGTK’s MiniBrowser', 'WEBKIT_BROWSER_PATH', () =>
      programOfPackage('libwebkit2gtk-4.1-0', 'MiniBrowser'),
    ),
    screen: find('Xvfb', 'XVFB_PATH', () => onThePath(['Xvfb'])),
  };
}

/**
 * OpenSSL's program, which makes the certificate for these journeys.
 *
 * @returns {string} its path
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findOpenssl() {
  return findProgram({
    variable: 'OPENSSL_PATH',
    look: () => onThePath(['openssl']),
    packages: ['openssl'],
    advice:
      'The journeys in three engines are served by HTTPS. OpenSSL makes the certificate, and none was found or could be ' +
      'installed. Install openssl, or set OPENSSL_PATH to one you have.',
  });
}

/**
 * The environment of a browser, independent of the machine: British English, London, the project's own fonts, and a
 * home of its own, so that no user's profile is read or written.
 *
 * @param {string} home an empty folder
 * @returns {Record<string, string>} environment variables
 */
export function visitorEnv(home) {
  const inherited = Object.entries(/** @type {Record<string, string>} */ (process.env)).filter(
    ([name]) => !/^(?:FONTCONFIG_|XDG_|LC_|DISPLAY$|WAYLAND_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    FONTCONFIG_FILE: writeFontconfig(),
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    TZ: 'Europe/London',
  };
}
