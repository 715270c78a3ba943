import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretNames, secretTable } from './secret-table.ts';
import { loadSecretFile } from './secrets.ts';

const dataDir = () => join(mkdtempSync(join(tmpdir(), 'myler-secrets-')), 'data');
const inFile = secretNames.filter((name) => secretTable[name].file === 'secrets.json');
const load = (folder: string) => loadSecretFile(folder, 'secrets.json', inFile);

describe('generated secrets', () => {
  it('are readable by their owner only, and are the same at the next start', { tags: ['asvs:13.3.1'] }, () => {
    const folder = dataDir();
    const first = load(folder);
    expect(load(folder)).toEqual(first);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(Object.values(first));
    expect(new Set(Object.values(first)).size).toBe(inFile.length);
  });

  it('are not generated again when one is missing: the error names it', () => {
    const folder = dataDir();
    load(folder);
    const file = join(folder, 'secrets.json');
    const { sessionKey: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    writeFileSync(file, JSON.stringify(rest));
    expect(() => load(folder)).toThrow(/secrets\.json lacks sessionKey/);
    // A proxy does not use it.
    expect(loadSecretFile(folder, 'secrets.json', ['PROVIDER_SECRET'])).toEqual({
      PROVIDER_SECRET: rest['providerSecret'],
    });
  });

  it('are not generated again when the file is damaged: the error names it', () => {
    const folder = dataDir();
    load(folder);
    writeFileSync(join(folder, 'secrets.json'), '{"sessionKey": "');
    expect(() => load(folder)).toThrow(/secrets\.json is damaged: it is not JSON\. Put the value back/);
  });
});
