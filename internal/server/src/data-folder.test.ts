import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'myler-data-folder-'));
afterAll(() => rmSync(home, { recursive: true }));
const isSuperuser = process.getuid?.() === 0;
const messageOf = (folder: string) => `@myler/proxy cannot start with this environment:\n  DATA_DIR ${folder} `;

describe('the folder for data', () => {
  it('is made, with those above it', () => {
    prepareDataFolder('@myler/proxy', join(home, 'var/lib'));
    expect(existsSync(join(home, 'var/lib'))).toBe(true);
  });

  it.each(['file', 'file/below'])('is refused if %s is its path, where a file is', (path) => {
    writeFileSync(join(home, 'file'), '');
    const folder = join(home, path);
    expect(() => prepareDataFolder('@myler/proxy', folder)).toThrow(
      `${messageOf(folder)}is not a folder: name a folder`,
    );
  });

  it('is refused if this user cannot make it', () => {
    const folder = join(readOnlyFolder(), 'data');
    expect(() => asOrdinaryUser(() => prepareDataFolder('@myler/proxy', folder))).toThrow(
      `${messageOf(folder)}cannot be written to (EACCES): name a folder`,
    );
  });

  // A superuser may write everywhere.
  it.skipIf(isSuperuser)('is refused if this user cannot write to it', () => {
    const folder = readOnlyFolder();
    expect(() => prepareDataFolder('@myler/proxy', folder)).toThrow(
      `${messageOf(folder)}cannot be written to (EACCES)`,
    );
  });
});

function readOnlyFolder(): string {
  const folder = mkdtempSync(join(home, 'read-only-'));
  chmodSync(home, 0o755);
  chmodSync(folder, 0o555);
  return folder;
}

/** Tests in a container are often run by a superuser. */
function asOrdinaryUser(action: () => void): void {
  if (isSuperuser) process.seteuid?.(65_534);
  try {
    action();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}
