import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCardDesigns } from '@myler/config/gift-cards';
import { giftCardDesigns as drawnDesigns } from '@myler/art/gift-card';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';

describe('the designs of gift cards', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());
  const designs = async () => (await provider.website.call('giftCardOptions')).designs;

  it('are as many as are drawn, each with its own picture', { tags: ['promise:gift-designs'] }, async () => {
    const pictures = (await designs()).map(({ picture }) => picture.src);
    expect(pictures).toHaveLength(drawnDesigns);
    expect(new Set(pictures.map((src) => src.replace(/^.*-v/, ''))).size).toBe(drawnDesigns);
    expect(giftCardDesigns).toHaveLength(drawnDesigns);
  });

  it('exist in every format, and are cached for ever under their version', async () => {
    const [{ picture } = expect.fail()] = await designs();
    for (const format of ['avif', 'webp', 'jpeg']) {
      const response = await provider.request('GET', `${picture.src}-340.${format}`, { token: '' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    const unversioned = await provider.request('GET', '/media/gift-cards/ribbon-340.jpeg', { token: '' });
    expect(unversioned.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it.each(['ribbon-341.jpeg', 'ribbon-340.png', 'unknown-340.jpeg', '..-340.jpeg'])(
    'have no picture %s',
    async (file) => {
      expect((await provider.request('GET', `/media/gift-cards/${file}`, { token: '' })).status).toBe(404);
    },
  );
});
