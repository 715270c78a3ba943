import { expect, it } from 'vitest';
import { componentsWithoutStory } from '@myler/presets/stories';

it('everything that draws has a story', async () => {
  expect(await componentsWithoutStory(`${import.meta.dirname}/../..`, (name) => name.startsWith('draw'))).toEqual([]);
});
