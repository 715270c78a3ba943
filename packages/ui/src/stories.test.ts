import { expect, it } from 'vitest';
import { componentsWithoutStory, storiesWithoutPage } from '@myler/presets/stories';

it('every component has a story', async () => {
  expect(await componentsWithoutStory(`${import.meta.dirname}/..`)).toEqual([]);
});

it('every component has a page for designers', () => {
  expect(storiesWithoutPage(`${import.meta.dirname}/..`)).toEqual([]);
});
