import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

const dataDir = () => join(mkdtempSync(join(tmpdir(), 'myler-secrets-')), 'data');

describe('generated secrets', () => {
  it('are readable by their owner only, and are the same at the next start', { tags: ['asvs:13.3.1'] }, () => {
    const folder = dataDir();
    const first = loadSecrets(folder);
    expect(loadSecrets(folder)).toEqual(first);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
  });

  it('are not generated again when one is missing: the error names it', () => {
    const folder = dataDir();
    const { sessionKey: _, ...rest } = loadSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(rest));
    expect(() => loadSecrets(folder)).toThrow(/secrets\.json lacks sessionKey/);
  });

  it('are not generated again when the file is damaged: the error names it', () => {
    const folder = dataDir();
    loadSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), '{"sessionKey": "');
    expect(() => loadSecrets(folder)).toThrow(/secrets\.json is damaged: it is not JSON\. Put the value back/);
  });
});
