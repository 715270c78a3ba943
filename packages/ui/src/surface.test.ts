import { expect, it } from 'vitest';
import { publicSurface } from '@myler/presets/surface';

it('the package exports what surface.txt lists', async () => {
  await expect(
    await publicSurface(`${import.meta.dirname}/..`),
    'surface.txt is stale: run "pnpm generate"',
  ).toMatchFileSnapshot('../surface.txt');
});
