import { expect, it } from 'vitest';
import { withoutStory } from '@myler/config/presets/stories';

it('every component has a story', async () => {
  expect(await withoutStory(`${import.meta.dirname}/..`)).toEqual([]);
});
