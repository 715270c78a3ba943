import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { givenSecrets } from '../testing/given-secrets.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'provider-secrets-'));
const DATABASE_URL = 'postgres://provider@127.0.0.1:1/none';

/** A data folder after a first start. */
function usedFolder(): string {
  const folder = newFolder();
  readEnv({ DATA_DIR: folder });
  mkdirSync(join(folder, 'database'));
  return folder;
}

describe('the secrets of a provider with DATABASE_URL', () => {
  it('must all be given: the error names those that are not, and nothing is made', { tags: ['asvs:13.2.3'] }, () => {
    const folder = newFolder();
    const { SESSION_KEY: _session, GIFT_CARD_KEY: _gift, ...rest } = givenSecrets;
    expect(() => readEnv({ DATA_DIR: folder, DATABASE_URL, ...rest })).toThrow(
      /SESSION_KEY must be set, because DATABASE_URL is\n {2}GIFT_CARD_KEY must be set[\s\S]*in secrets\.json and gift-card-key\.json/,
    );
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  it('may be several of each, of which the first is the newest', () => {
    const secrets = { ...givenSecrets, SESSION_KEY: 'a-new-key-of-the-rotation, the-key-that-was-used-before' };
    expect(readEnv({ DATA_DIR: newFolder(), DATABASE_URL, ...secrets }).sessionKeys).toEqual([
      'a-new-key-of-the-rotation',
      'the-key-that-was-used-before',
    ]);
  });

  it('are the given ones', () => {
    const env = readEnv({ DATA_DIR: newFolder(), DATABASE_URL, ...givenSecrets });
    expect(env).toMatchObject({ sessionKeys: [givenSecrets.SESSION_KEY], giftCardKeys: [givenSecrets.GIFT_CARD_KEY] });
  });
});

describe('the secrets beside an embedded database', () => {
  it('are made at the first start, and are the same afterwards', () => {
    const folder = usedFolder();
    const { giftCardKeys, sessionKeys } = readEnv({ DATA_DIR: folder });
    expect(readEnv({ DATA_DIR: folder })).toMatchObject({ giftCardKeys, sessionKeys });
  });

  it.each([
    ['gift-card-key.json', /gift-card-key\.json is gone.*from your copy.*ACCEPT_NEW_SECRETS=GIFT_CARD_KEY:.*gift code/],
    ['secrets.json', /secrets\.json is gone.*ACCEPT_NEW_SECRETS=PUBLISHABLE_TOKEN,.*links that end the newsletter/],
  ])('are not made again when %s is lost: the error says how to go on', (file, message) => {
    const folder = usedFolder();
    rmSync(join(folder, file));
    expect(() => readEnv({ DATA_DIR: folder })).toThrow(message);
    expect(existsSync(join(folder, file))).toBe(false);
  });

  it('are made again when their loss is accepted, or are given', () => {
    const folder = usedFolder();
    const before = readFileSync(join(folder, 'gift-card-key.json'), 'utf8');
    rmSync(join(folder, 'gift-card-key.json'));
    expect(readEnv({ DATA_DIR: folder, ...givenSecrets }).giftCardKeys).toEqual([givenSecrets.GIFT_CARD_KEY]);
    readEnv({ DATA_DIR: folder, ACCEPT_NEW_SECRETS: 'GIFT_CARD_KEY' });
    expect(readFileSync(join(folder, 'gift-card-key.json'), 'utf8')).not.toBe(before);
  });

  it('are made by the start after one that was killed before its database was complete', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database.half-made'), '');
    expect(readEnv({ DATA_DIR: folder }).giftCardKeys[0]).toHaveLength(43);
  });

  it('can only be accepted by name', () => {
    expect(() => readEnv({ DATA_DIR: newFolder(), ACCEPT_NEW_SECRETS: 'EVERYTHING' })).toThrow(
      /ACCEPT_NEW_SECRETS.* names some of PUBLISHABLE_TOKEN/,
    );
  });
});
