import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium, findWholeChromium, visitorEnv } from './browsers.ts';
import { folderOf } from './lib/folder-of.ts';
import { findProgram } from './programs.ts';

let folder = '';
const at = (name: string) => join(folder, name);

/** A machine that has these programs, each a script with this text, and the tools of its shell. */
function machineWith(scripts: Record<string, string>) {
  folder = folderOf(
    Object.fromEntries(Object.entries(scripts).map(([name, text]) => [name, `#!/bin/sh\n${text}\n`])),
    0o755,
  );
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
}
const without = (...names: string[]) => vi.stubEnv('PATH', names.map(at).join(delimiter));

beforeEach(() => {
  for (const name of ['CHROMIUM', 'FIREFOX', 'REDIS_SERVER', 'OPENSSL']) vi.stubEnv(`${name}_PATH`, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a program is the one that its variable names, or else an installed one, the best first; a wrong variable is an error', () => {
  machineWith({ 'redis-server': '', mine: '' });
  without('');
  expect(findProgram('redis')).toBe(at('redis-server'));
  machineWith({ 'redis-server': '', 'valkey-server': '', mine: '' });
  without('');
  expect(findProgram('redis')).toBe(at('valkey-server'));
  vi.stubEnv('REDIS_SERVER_PATH', at('mine'));
  expect(findProgram('redis')).toBe(at('mine'));
  vi.stubEnv('REDIS_SERVER_PATH', at('missing'));
  expect(() => findProgram('redis')).toThrow(/REDIS_SERVER_PATH is .*missing.*Correct it, or unset it/);
});

it('a missing program is installed as root; without apt, without root, or when that fails, an error says what to do', () => {
  const install = `if [ "$1" = install ]; then printf '#!/bin/sh\\n' > "\${0%/*}/firefox-esr"; /bin/chmod +x "\${0%/*}/firefox-esr"; fi`;
  const advice = /firefox is needed.*Install it \(Debian: firefox-esr\), or set FIREFOX_PATH/;
  const user = vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'error').mockReturnValue();
  machineWith({ 'apt-get': 'exit 100' });
  without('');
  expect(() => findProgram('firefox')).toThrow(advice);
  machineWith({ 'apt-get': install });
  without('');
  user.mockReturnValue(1000);
  expect(() => findProgram('firefox')).toThrow(advice);
  user.mockReturnValue(0);
  expect(findProgram('firefox')).toBe(at('firefox-esr'));
  machineWith({});
  without('');
  expect(() => findProgram('firefox')).toThrow(advice);
});

it('Chromium is the headless shell if it is installed, and a whole one for those who need it', async () => {
  machineWith({ chromium: '', 'shell/chromium-headless-shell': '' });
  without('');
  expect([await findChromium(), await findWholeChromium()]).toEqual([at('chromium'), at('chromium')]);
  without('', 'shell');
  expect([await findChromium(), await findWholeChromium()]).toEqual([
    at('shell/chromium-headless-shell'),
    at('chromium'),
  ]);
  vi.stubEnv('CHROMIUM_PATH', at('shell/chromium-headless-shell'));
  expect(await findWholeChromium()).toBe(at('chromium'));
  vi.stubEnv('CHROMIUM_PATH', at('missing'));
  await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH is .*missing/);
});

it('browsers do not see the machine’s language, time zone, screen and home folder', () => {
  for (const [name, value] of Object.entries({ DISPLAY: ':7', LC_ALL: 'de_DE.UTF-8', XDG_CONFIG_HOME: '/somebody' }))
    vi.stubEnv(name, value);
  const env = visitorEnv('/empty');
  expect(env).toMatchObject({ HOME: '/empty', LANG: 'en_GB.UTF-8', TZ: 'Europe/London' });
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['DISPLAY']));
  expect(Object.keys(env).filter((name) => /^(?:LC_|XDG_)/.test(name))).toEqual([]);
});
