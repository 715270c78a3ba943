import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * For tests: creates a folder with these files and removes it after the test.
 *
 * @param files by path; objects are written as JSON, and nothing is not written
 * @param mode of the files, such as 0o755 for programs
 * @returns where it is
 */
export function folderOf(files: Record<string, string | Buffer | object | undefined>, mode = 0o644): string {
  const folder = mkdtempSync(join(tmpdir(), 'myler-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, path), isText ? content : JSON.stringify(content), { mode });
  }
  return folder;
}
