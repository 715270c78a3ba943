import { onePageOfEachKind } from '../page-kinds.ts';
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
      await visitor.goto('/shortlist');
      for (const path of onePageOfEachKind) {
        await visitor.assignLocation(path);
        expect(await visitor.overflowingCells(), path).toEqual([]);
      }
    });
  });
}
