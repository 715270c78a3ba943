import { expect, it } from 'vitest';
import { sourceSet } from './source-set.ts';

it('offers each width of a picture at the address the provider keeps it', () => {
  expect(sourceSet('/media/hotels/kavos-1', [400, 800], 'avif')).toBe(
    '/media/hotels/kavos-1-400.avif 400w, /media/hotels/kavos-1-800.avif 800w',
  );
});
