import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Makes many objects that survive for a while, as renderings do, until the young generation has more than 24 MB: it
 * grows from 16 to 32. When it grows depends on the moment of each collection, which a busy machine moves.
 *
 * @returns its megabytes at the end
 */
function youngGenerationAfterLoad(start: string, rounds: number): number {
  const code = `import { setImmediate } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    const { limitYoungGeneration } = await import(${JSON.stringify(join(import.meta.dirname, 'young-generation.ts'))});
    ${start};
    const megabytes = () =>
      getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20;
    let survivors = [];
    for (let count = 0; count < ${rounds} && megabytes() <= 24; count++) {
      if (count % 30 === 0) survivors = [];
      for (let index = 0; index < 10_000; index++) survivors.push({ index, text: [index] });
      await setImmediate();
    }
    console.log(megabytes());`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout);
}

it('the young generation stops growing at 16 MB', () => {
  const limited = youngGenerationAfterLoad('limitYoungGeneration()', 180);
  expect(limited).toBeGreaterThan(0);
  // While a collection runs, some pages count twice.
  expect(limited).toBeLessThan(24);
  expect(youngGenerationAfterLoad('', 3_000)).toBeGreaterThan(24);
});
