import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOrSkip, findProgram, NotInstallable } from './debian.mjs';
import { onThePath } from './programs.mjs';

let folder = '';
const advice = 'Install the reader, or set READER_PATH to one you have.';
const program = () => join(folder, 'reader');

const find = () =>
  findProgram({ variable: 'READER_PATH', look: () => onThePath(['reader']), packages: ['reader-utils'], advice });

/** What `find` throws. */
function refusal() {
  try {
    find();
  } catch (error) {
    return error;
  }
  throw new Error('It was found.');
}

/**
 * A machine whose Debian tools give these answers.
 *
 * @param {{ update?: string, install?: string, show?: string }} answers the ends of shell scripts
 */
function debian({ update = 'exit 0', install = 'exit 0', show = 'exit 0' }) {
  script('apt-get', `if [ "$1" = update ]; then ${update}; else ${install}; fi`);
  script('apt-cache', show);
}

/** @param {string} name @param {string} text */
function script(name, text) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
}

describe('A program that Debian has', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'debian-'));
    vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
    vi.stubEnv('CI', '');
    vi.spyOn(process, 'getuid').mockReturnValue(0);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('is installed when it is missing and the process runs as root', () => {
    debian({ install: `printf '#!/bin/sh\\n' > ${program()}; chmod +x ${program()}` });
    expect(find()).toBe(program());
  });

  it('is an error when the installation fails, or when the archive does not answer', () => {
    debian({ install: 'exit 100' });
    expect(refusal()).toEqual(new Error(advice));
    expect(refusal()).not.toBeInstanceOf(NotInstallable);
    debian({ update: 'exit 100', install: 'exit 100', show: 'exit 100' });
    expect(refusal()).not.toBeInstanceOf(NotInstallable);
  });

  it('cannot be installed when the archive does not have it; in CI that is an error', () => {
    debian({ show: 'exit 100' });
    expect(refusal()).toBeInstanceOf(NotInstallable);
    vi.stubEnv('CI', 'true');
    expect(refusal()).not.toBeInstanceOf(NotInstallable);
  });

  it('cannot be installed without root; in CI that is an error', () => {
    debian({});
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(refusal()).toBeInstanceOf(NotInstallable);
    vi.stubEnv('CI', 'true');
    expect(refusal()).not.toBeInstanceOf(NotInstallable);
    expect(refusal()).toEqual(new Error(advice));
  });

  it('cannot be installed without apt; in CI that is an error', () => {
    vi.stubEnv('PATH', folder);
    expect(refusal()).toBeInstanceOf(NotInstallable);
    expect(refusal()).toHaveProperty('message', advice);
    vi.stubEnv('CI', 'true');
    expect(refusal()).toEqual(new Error(advice));
    expect(refusal()).not.toBeInstanceOf(NotInstallable);
  });

  it('is left out of tests with the words "not run" when it cannot be installed; in CI that is an error', () => {
    vi.stubEnv('PATH', folder);
    const print = vi.spyOn(console, 'warn').mockReturnValue();
    expect(findOrSkip('reading', find)).toBeUndefined();
    expect(print.mock.calls).toEqual([[`not run: reading. ${advice}`]]);
    vi.stubEnv('CI', 'true');
    expect(() => findOrSkip('reading', find)).toThrow(advice);
    vi.stubEnv('READER_PATH', process.execPath);
    expect(findOrSkip('reading', find)).toBe(process.execPath);
  });
});
