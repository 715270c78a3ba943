import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';

describe('the pages to colour', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());
  const colouring = (file: string) => provider.request('GET', `/media/colouring/${file}`, { token: '' });

  it('are the picture of each hotel in outlines, without a colour', async () => {
    const { items } = await provider.website.call('hotels', { query: { limit: 100 } });
    const drawn = await Promise.all(items.map(async ({ id }) => (await colouring(`${id}.svg`)).text()));
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 1600"/);
      expect(new Set(svg.match(/#[0-9a-f]{3,6}(?=")/g))).toEqual(new Set(['#fff', '#3a342a']));
    }
    expect(new Set(drawn).size).toBe(items.length);
  });

  it.each(['nowhere.svg', 'dar-zahra.png', 'DAR-ZAHRA.svg', '..%2Fdar-zahra.svg'])('have no %s', async (file) => {
    expect((await colouring(file)).status).toBe(404);
  });
});
