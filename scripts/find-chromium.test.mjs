import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findWholeChromium } from './find-chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const program = join(folder, 'chromium');
const shell = join(folder, 'shell', 'chromium-headless-shell');
mkdirSync(join(folder, 'shell'));
for (const path of [program, shell]) writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });

describe('The browser for the tests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the program that CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', program);
    await expect(findChromium()).resolves.toBe(program);
  });

  it('is not replaced by another when CHROMIUM_PATH is wrong: an error says so', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
    await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH is .*missing.*Correct it, or unset it/);
  });

  it('is otherwise the installed one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    await expect(findChromium()).resolves.toBe(program);
  });

  it('is the headless shell when both are installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', [folder, join(folder, 'shell')].join(delimiter));
    await expect(findChromium()).resolves.toBe(shell);
    await expect(findWholeChromium()).resolves.toBe(program);
    vi.stubEnv('CHROMIUM_PATH', shell);
    await expect(findWholeChromium()).resolves.toBe(program);
  });
});
