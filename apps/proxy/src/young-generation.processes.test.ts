import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Makes many objects that survive for a while, as renderings do, and reads the size of the young generation after each
 * 10,000 of them. A reading taken while a collection runs counts some pages twice, so single readings say little.
 *
 * @returns the median of the last 90 readings, in megabytes
 */
function youngGenerationAfterLoad(start: string, rounds: number): number {
  const code = `import { setImmediate } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    const { limitYoungGeneration } = await import(${JSON.stringify(join(import.meta.dirname, 'young-generation.ts'))});
    ${start};
    const readings = [];
    let survivors = [];
    for (let count = 0; count < ${rounds}; count++) {
      if (count % 30 === 0) survivors = [];
      for (let index = 0; index < 10_000; index++) survivors.push({ index, text: [index] });
      await setImmediate();
      const youngGeneration = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
      readings.push(youngGeneration.space_size / 2 ** 20);
    }
    console.log(readings.slice(-90).toSorted((first, second) => first - second)[45]);`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout);
}

it('the young generation stops growing at 16 MB', () => {
  const limited = youngGenerationAfterLoad('limitYoungGeneration()', 180);
  expect(limited).toBeGreaterThan(0);
  expect(limited).toBeLessThan(24);
  expect(youngGenerationAfterLoad('', 600)).toBeGreaterThan(24);
});
