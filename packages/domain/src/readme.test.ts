import { expect, it } from 'vitest';
import { runReadme } from '@myler/presets/readme';

it('the examples in the README do what they say', () => {
  expect(() => runReadme(`${import.meta.dirname}/..`)).not.toThrow();
});
