import { expect, it } from 'vitest';
import { PartlyEncoded } from './partly-encoded.ts';

it('a result with an encoded array is the JSON that the whole result would be', () => {
  const texts = { before: 'a "points":[] in a text, and $&', points: [{ name: '$& "quoted"' }], after: '"points":[]' };
  const partly = new PartlyEncoded({ ...texts, points: [] as object[] }, { points: JSON.stringify(texts.points) });
  expect(partly.toJson(JSON.stringify)).toBe(JSON.stringify(texts));
});
