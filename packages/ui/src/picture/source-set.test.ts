import { expect, it } from 'vitest';
import { sourceSet, thumbnailSource } from './source-set.ts';

it('a picture has a source for each width at the provider’s address', () => {
  expect(sourceSet('/media/hotels/kavos-1', [400, 800], 'avif')).toBe(
    '/media/hotels/kavos-1-400.avif 400w, /media/hotels/kavos-1-800.avif 800w',
  );
});

it('a thumbnail is the smallest file of a picture', () => {
  expect(thumbnailSource({ src: '/media/hotels/kavos-1', widths: [400, 800] })).toBe('/media/hotels/kavos-1-400.webp');
});
