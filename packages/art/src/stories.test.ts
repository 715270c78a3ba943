import { expect, it } from 'vitest';
import { withoutStory } from '@myler/config/presets/stories';

it('everything that draws has a story', async () => {
  expect(await withoutStory(`${import.meta.dirname}/..`, (name) => name.startsWith('draw'))).toEqual([]);
});
