const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\d.*\bSafari\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** No browser's is longer, and a pattern needs time by the square of its length. */
const MAX_LENGTH = 500;

/**
 * Browser and system of a `User-Agent`, for a member's list of sessions: "Firefox on Windows". Without versions, so that it
 * tells devices of one household apart and nobody from others.
 *
 * @returns undefined when neither is known
 */
export function deviceOf(userAgent = ''): string | undefined {
  const begin = userAgent.slice(0, MAX_LENGTH);
  const find = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(begin))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
