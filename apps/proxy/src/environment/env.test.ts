import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserEnv, readEnv } from './env.ts';

const tokens = { PUBLISHABLE_TOKEN: 'pk_0123456789abcdef', PROVIDER_SECRET: 'sk_0123456789abcdef' };

describe('the environment', () => {
  it('may be empty: every variable has a default that works on one machine', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'myler-env-'));
    const env = readEnv({ DATA_DIR: dataDir, PORT: '', REDIS_URL: '' });
    expect(env).toMatchObject({ port: 3000, providerUrl: undefined, defaultCurrency: 'GBP', traceUrl: '/trace' });
    expect(env.providerSecret).toMatch(/^sk_.{40,}/);
  });

  it.each([
    ['PORT', 'front'],
    ['PUBLIC_ORIGIN', 'www.myler.example'],
    ['PROVIDER_URL', 'javascript:alert(1)'],
    ['PROVIDER_TIMEOUT', '2s'],
    ['PROVIDER_TIMEOUT', '0'],
    ['TRACE_URL', '//evil.example/trace'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['DEFAULT_CURRENCY', 'HKD'],
    ['PROVIDER_SECRET', 'short'],
    ['PROVIDER_SECRET', 'sk_0123456789abcdef,short'],
    ['REDIS_URL', 'http://redis'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis:6379'],
    ['REDIS_URL', 'redis://host:port'],
    ['ANALYTICS_URL', 'nowhere'],
    ['SENTRY_DSN', 'https://errors.example/1'],
    ['SENTRY_DSN', 'https://key:secret@errors.example/1'],
  ])('is refused by the name of a wrong variable: %s=%s', (name, value) => {
    expect(() => readEnv({ ...tokens, [name]: value })).toThrow(name);
  });

  it('may give a secret twice while a new one replaces it: the first is sent', () => {
    const env = readEnv({
      ...tokens,
      PROVIDER_SECRET: 'sk_new-0123456789, sk_old-0123456789',
      PROVIDER_URL: 'http://p:1',
    });
    expect(env.providerSecret).toBe('sk_new-0123456789');
  });

  it('needs both the certificate and its key', () => {
    expect(() => readEnv({ ...tokens, TLS_CERT: 'cert.pem' })).toThrow('TLS_KEY');
  });

  it('gives a browser only the listed values', { tags: ['asvs:13.3.2'] }, () => {
    const env = readEnv({
      ...tokens,
      SENTRY_DSN: 'https://k@errors.example/1',
      REDIS_URL: 'redis://:password@cache:6379',
    });
    const shown = browserEnv(env);
    expect(Object.keys(shown).sort()).toEqual([
      'analyticsUrl',
      'defaultCurrency',
      'sentryDsn',
      'traceUrl',
      'webAppUrl',
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/sk_|pk_|redis|password/);
  });
});
