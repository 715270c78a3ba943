import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Makes many objects that survive for a while, as renderings do. @returns the megabytes of the young generation */
function youngGenerationAfterLoad(start: string): number {
  const code = `import { setImmediate } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    const { limitYoungGeneration } = await import(${JSON.stringify(join(import.meta.dirname, 'young-generation.ts'))});
    ${start};
    let survivors = [];
    for (let count = 0; count < 90; count++) {
      if (count % 30 === 0) survivors = [];
      for (let index = 0; index < 10_000; index++) survivors.push({ index, text: [index] });
      await setImmediate();
    }
    console.log(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20);`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout);
}

it('the young generation stops growing at 16 MB', () => {
  expect(youngGenerationAfterLoad('limitYoungGeneration()')).toBe(16);
  expect(youngGenerationAfterLoad('')).toBeGreaterThan(16);
});
