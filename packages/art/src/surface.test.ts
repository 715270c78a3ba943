import { expect, it } from 'vitest';
import { publicSurface } from '@myler/config/presets/surface';

it('the public surface is what it was', async () => {
  await expect(await publicSurface(`${import.meta.dirname}/..`)).toMatchFileSnapshot('../surface.txt');
});
