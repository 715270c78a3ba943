// Compares docs/security.md with the code of the servers.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './lib/source-files.ts';
import { root } from './lib/workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const reference = read('docs/security.md');
const section = (heading: string) => reference.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const isProduct = (path: string) => !/\.test\.|\.test-kit\.|\.stories|\/testing\/|\/dev(?:\/|\.ts$)/.test(path);
const servers = ['apps/proxy/src', 'apps/provider/src', 'internal/server/src', 'apps/site/src'];
const files = [...servers, 'packages']
  .flatMap((folder) => sourceFiles(join(root, folder)))
  .map((path) => relative(root, path))
  .filter((path) => isProduct(path) && /\/src\/.*\.tsx?$/.test(path));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(read(file))).toSorted();

it(
  'the inventory of cryptography names each file that uses any, and no other',
  { tags: ['asvs:11.1.2', 'asvs:11.2.1', 'asvs:6.5.3'] },
  () => {
    const named = codeIn(section('Keys and cryptography')).filter(
      (code) => code.startsWith('apps/') || code.startsWith('internal/'),
    );
    const using = filesWith(/from '(?:node:crypto|@node-rs\/argon2)'|crypto\.subtle|getRandomValues/);
    expect(using.length).toBeGreaterThan(15);
    expect(named.toSorted()).toEqual(using);
  },
);

it(
  'no weak or unauthenticated algorithm is used: no MD5, no SHA-1, and AES-256-GCM is the only cipher',
  { tags: ['asvs:11.3.1', 'asvs:11.3.2', 'asvs:11.4.1', 'asvs:11.4.3'] },
  () => {
    expect(filesWith(/createHash\((?!'sha256')|createHmac\((?!'sha256')|create(?:Sign|DiffieHellman)/)).toEqual([]);
    const encrypting = filesWith(/create(?:Cipher|Decipher)/);
    expect(encrypting).toEqual(['apps/provider/src/mail/outbox/seal.ts']);
    const source = read(encrypting[0] ?? '');
    expect(source).toContain("const ALGORITHM = 'aes-256-gcm';");
    expect(source).not.toMatch(/create(?:Cipher|Decipher)iv\((?!ALGORITHM,)/);
    expect(filesWith(/createHash\('sha256'\)/).length).toBeGreaterThan(5);
  },
);

it('Math.random makes nothing that must not be guessed', { tags: ['asvs:6.5.3'] }, () => {
  expect(filesWith(/Math\.random\(/).filter((file) => /^(?:apps\/provider|internal\/server)\//.test(file))).toEqual([]);
});

it('the servers start no process but those that the reference names', { tags: ['asvs:1.2.5'] }, () => {
  expect(filesWith(/child_process/)).toEqual(codeIn(section('Connections')).filter((code) => code.startsWith('apps/')));
});

it('nothing runs code that is made of text', { tags: ['asvs:1.3.2'] }, () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm|setTimeout\(\s*['"`]/)).toEqual([]);
});

it('the table of connections has each variable that names another server', { tags: ['asvs:13.1.1'] }, () => {
  const variables = new Set(
    [...read('docs/configuration.md').matchAll(/^\| `(\w+_(?:URL|DSN))`/gm)].map(([, name]) => name),
  );
  expect(variables.size).toBeGreaterThan(6);
  expect(new Set(codeIn(section('Connections')).filter((code) => variables.has(code)))).toEqual(variables);
});

it('the list of words for passwords is that of the code', { tags: ['asvs:6.1.2'] }, () => {
  const [, list = ''] = /const beside = \[([^\]]+)\]/.exec(read('apps/provider/src/accounts/password-rules.ts')) ?? [];
  const words = [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(8);
  const [, documented = ''] =
    /our name with the names of memberships and([^.]+)\./.exec(section('Ways to sign in')) ?? [];
  expect(codeIn(documented)).toEqual(words);
});

it('the events of the log are those of the servers', { tags: ['asvs:16.1.1'] }, () => {
  const messages = codeIn(section('Log').split('| event |')[1] ?? '').filter(
    (code) => code.includes(' ') || code.includes('-'),
  );
  expect(messages.length).toBeGreaterThan(5);
  const sources = files.map(read).join('\n');
  expect(messages.filter((message) => !sources.includes(message))).toEqual([]);
});
