import { expect, it } from 'vitest';
import { componentsWithoutStory } from '@myler/presets/stories';

it('every component has a story', async () => {
  expect(await componentsWithoutStory(`${import.meta.dirname}/..`)).toEqual([]);
});
