import { expect, it } from 'vitest';
import { publicSurface } from '@myler/presets/surface';

it('the package exports what surface.txt lists', async () => {
  await expect(await publicSurface(`${import.meta.dirname}/..`)).toMatchFileSnapshot('../surface.txt');
});
