import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '@myler/api-client/contract';
import { forEachRow } from '@myler/presets/rows';
import { versionOf } from '../content/scene.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { findScene } from './find-scene.ts';

/** Every picture in a response, however deep. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'widths' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}

describe('every picture that an answer names', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  const all = { query: { limit: 100 } };
  const responses: Record<string, () => Promise<unknown>> = {
    'the home page': () => provider.website.call('homeImages'),
    'the list of hotels': () => provider.website.call('hotels', all),
    'a hotel': () => provider.website.call('hotel', { params: { id: 'dar-zahra' } }),
    inspirations: () => provider.website.call('inspirations', all),
    'the journal': () => provider.website.call('articles', all),
    articles: async () => {
      const { items } = await provider.website.call('articles', all);
      return Promise.all(items.map(({ slug }) => provider.website.call('article', { params: { slug } })));
    },
    'press releases': async () => {
      const { items } = await provider.website.call('pressReleases', all);
      return Promise.all(items.map(({ id }) => provider.website.call('pressRelease', { params: { id } })));
    },
    'the feed': () => provider.website.call('instagramFeed', all),
    'a search': () => provider.website.call('searchHotels', { query: { q: 'snow', limit: 100 } }),
  };

  it('in each group is found as a scene with the version in its address', () =>
    forEachRow(Object.keys(responses), async (name) => {
      const pictures = picturesIn(await responses[name]?.());
      expect(pictures.length).toBeGreaterThan(0);
      for (const { src } of pictures) {
        const [, path = '', version] = /^\/media\/(.+)-v([0-9a-f]{8})$/.exec(src) ?? [];
        const scene = await findScene(provider.store.db, path);
        expect([src, scene && versionOf(scene)]).toEqual([src, version]);
      }
    }));
});
