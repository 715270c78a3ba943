import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findPdftotext } from './find-poppler.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pdftotext-'));
const program = join(folder, 'pdftotext');
writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });

describe('The reader of printed cards', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the program that PDFTOTEXT_PATH names, and a wrong path is an error', () => {
    vi.stubEnv('PDFTOTEXT_PATH', program);
    expect(findPdftotext()).toBe(program);
    vi.stubEnv('PDFTOTEXT_PATH', join(folder, 'missing'));
    expect(findPdftotext).toThrow(/PDFTOTEXT_PATH is .*missing.*Correct it, or unset it/);
  });

  it('is otherwise the installed one', () => {
    vi.stubEnv('PDFTOTEXT_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findPdftotext()).toBe(program);
  });
});
