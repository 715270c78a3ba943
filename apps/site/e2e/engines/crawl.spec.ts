import { pageOfEachKind } from '../kinds.ts';
import { expect, test } from './test.ts';

for (const size of [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ size });

    // Firefox ignores content with a percentage height when it sizes a table cell, so rows could overlap there only.
    test('the rows of a table do not overlap, on a page of each kind', async ({ visitor }) => {
      await visitor.open('/shortlist');
      for (const path of pageOfEachKind) {
        await visitor.goOn(path);
        expect(await visitor.spilled(), path).toEqual([]);
      }
    });
  });
}
