import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findFirefox, findOpenssl, findWebkit, visitorEnv } from './find-engines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const programOf = (/** @type {string} */ name) => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};
const firefox = programOf('firefox-esr');
const driver = programOf('WebKitWebDriver');
const browser = programOf('MiniBrowser');
const screen = programOf('Xvfb');
const openssl = programOf('openssl');

describe('The programs for the journeys in three engines', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are those that the variables name, and a wrong variable is an error', () => {
    vi.stubEnv('FIREFOX_PATH', firefox);
    vi.stubEnv('WEBKIT_DRIVER_PATH', driver);
    vi.stubEnv('WEBKIT_BROWSER_PATH', browser);
    vi.stubEnv('XVFB_PATH', screen);
    vi.stubEnv('OPENSSL_PATH', openssl);
    expect(findFirefox()).toBe(firefox);
    expect(findOpenssl()).toBe(openssl);
    expect(findWebkit()).toEqual({ driver, browser, screen });
    vi.stubEnv('WEBKIT_BROWSER_PATH', join(folder, 'missing'));
    expect(findWebkit).toThrow(/WEBKIT_BROWSER_PATH is .*missing.*Correct it, or unset it/);
  });

  it('are otherwise the installed ones', () => {
    vi.stubEnv('FIREFOX_PATH', '');
    vi.stubEnv('WEBKIT_DRIVER_PATH', '');
    vi.stubEnv('WEBKIT_BROWSER_PATH', browser);
    vi.stubEnv('XVFB_PATH', '');
    vi.stubEnv('OPENSSL_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findFirefox()).toBe(firefox);
    expect(findOpenssl()).toBe(openssl);
    expect(findWebkit()).toEqual({ driver, browser, screen });
  });

  it('are missing when the user may not install them, and the error says what to do', () => {
    vi.stubEnv('FIREFOX_PATH', '');
    vi.stubEnv('OPENSSL_PATH', '');
    vi.stubEnv('PATH', join(folder, 'nothing-here'));
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(findFirefox).toThrow(/need Firefox.*Debian’s package is firefox-esr.*set FIREFOX_PATH/);
    expect(findOpenssl).toThrow(/Install openssl, or set OPENSSL_PATH/);
  });

  it('do not see the machine’s language, time zone, screen and home folder', () => {
    vi.stubEnv('DISPLAY', ':7');
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
    vi.stubEnv('XDG_CONFIG_HOME', '/somebody');
    const env = visitorEnv(folder);
    expect(env).toMatchObject({ HOME: folder, LANG: 'en_GB.UTF-8', TZ: 'Europe/London' });
    expect(env).not.toHaveProperty('DISPLAY');
    expect(env).not.toHaveProperty('LC_ALL');
    expect(env).not.toHaveProperty('XDG_CONFIG_HOME');
  });
});
