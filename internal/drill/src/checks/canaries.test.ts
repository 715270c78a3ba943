import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCanaries } from './canaries.ts';

const card = { name: 'the card', value: '4242424242424242' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a card number that was written', () => {
  it.each([
    ['plain', 'paid with 4242424242424242'],
    ['in groups of four', 'paid with 4242 4242 4242 4242'],
    ['in groups of four', 'paid with 4242-4242-4242-4242'],
    ['in UTF-16', Buffer.from('paid with 4242424242424242', 'utf16le')],
    ['in hexadecimal', Buffer.from('4242424242424242').toString('hex')],
  ])('%s is found', (encoding, content) => {
    writeFileSync(join(folder, 'server.log'), content);
    expect(findCanaries(folder, [card])).toContain(`the card (${encoding}) is in server.log`);
  });

  it.each([0, 1, 2, 3])('in base64 is found after %i other bytes', (before) => {
    const content = Buffer.from(`${'x'.repeat(before)}4242424242424242 and more`).toString('base64');
    writeFileSync(join(folder, 'server.log'), content);
    expect(findCanaries(folder, [card])).toEqual(['the card (in base64) is in server.log']);
  });

  it('in a folder of a folder is found', () => {
    const file = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(file, 'outbox.eml'), '4242424242424242');
    expect(findCanaries(folder, [card])).toHaveLength(1);
  });

  it('by its last four digits only is not found', () => {
    writeFileSync(join(folder, 'server.log'), 'VISA ending in 4242');
    expect(findCanaries(folder, [card])).toEqual([]);
  });
});

it.each([
  ['postgres/base/5/16384', []],
  ['provider-a/database/base/5/16384', []],
  ['provider-a/outbox', ['the token (plain) is in provider-a/outbox']],
  ['proxy-a.log', ['the token (plain) is in proxy-a.log']],
])('the token of an e-mail in %s is found where no e-mail may be', (path, found) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'the link with token-of-an-e-mail');
  expect(findCanaries(folder, [{ name: 'the token', value: 'token-of-an-e-mail', mayBeInDatabase: true }])).toEqual(
    found,
  );
});

it('a password with spaces is found in a URL', () => {
  writeFileSync(join(folder, 'server.log'), 'GET /?password=seven%20blue%20suitcases');
  expect(findCanaries(folder, [{ name: 'the password', value: 'seven blue suitcases' }])).toEqual([
    'the password (in a URL) is in server.log',
  ]);
});
