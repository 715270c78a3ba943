import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

const trace = async (peerAddress: string, headers: Record<string, string>) => {
  const app = createTestApp(undefined, { peerAddress, variables: { TRUSTED_PROXIES: '10.0.0.0/8, ::1' } });
  return app.get('/trace', headers);
};

describe('the visitor’s country (specification 4, decisions, Consent)', { tags: ['spec:7-trace'] }, () => {
  it.each([
    ['cf-ipcountry', 'fr', 'loc=FR\n'],
    ['x-country', 'GB', 'loc=GB\n'],
    ['cf-ipcountry', 'T1', 'loc=XX\n'],
    ['cf-ipcountry', 'FR\u00e9', 'loc=XX\n'],
  ])('is read from a trusted proxy’s header %s (%s)', async (name, value, expected) => {
    expect(await (await trace('10.1.2.3', { [name]: value })).text()).toBe(expected);
  });

  it('is unknown without a header, and with a header that the visitor sends', { tags: ['asvs:4.1.3'] }, async () => {
    expect(await (await trace('10.1.2.3', {})).text()).toBe('loc=XX\n');
    expect(await (await trace('203.0.113.7', { 'cf-ipcountry': 'FR' })).text()).toBe('loc=XX\n');
  });

  it(
    'is never cached, stored in a cookie or logged, and nothing closer than a country is read',
    { tags: ['promise:country-not-stored'] },
    async () => {
      const app = createTestApp(undefined, { peerAddress: '10.1.2.3', variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
      const response = await app.get('/trace', {
        'cf-ipcountry': 'FR',
        'cf-ipcity': 'Annecy',
        'cf-iplatitude': '45.9',
        'cf-postal-code': '74000',
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).toBe('loc=FR\n');
      expect(app.logged()).toContain('/trace');
      expect(app.logged()).not.toMatch(/FR|Annecy|45\.9|74000/);
    },
  );
});
