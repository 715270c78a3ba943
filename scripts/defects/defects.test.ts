import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/workspace.ts';
import { breakExport } from './break-export.ts';
import { gateDefects, otherDefects, withoutScreenshots } from './defects.ts';
import { importersOf, nearestTests } from './nearest-tests.ts';

const defect = { protection: 'Nobody enters.', module: 'door.ts', export: 'isOpen' };

it('Every defect can be made, and a test or story reaches its module', () => {
  const importers = importersOf(root);
  const defects = [...gateDefects, ...otherDefects];
  for (const defect of [...defects, ...withoutScreenshots])
    breakExport(readFileSync(join(root, defect.module), 'utf8'), defect);
  expect(defects.filter(({ module }) => nearestTests(module, importers).length === 0)).toEqual([]);
});

it('A defect replaces a function or a constant by what it makes of it, within the module too', async () => {
  const lock = 'export const isOpen = isLocked() ? 1 : 0; export function isLocked() { return true; }';
  const broken = (code: string) =>
    import(`data:text/javascript,${encodeURIComponent(code.replace(/^import .*$/m, 'var own__;'))}`);
  expect(await broken(breakExport(lock, { ...defect, broken: (was) => was + 5 }))).toMatchObject({ isOpen: 6 });
  const openLock = breakExport(lock, { ...defect, export: 'isLocked', broken: (was) => () => !was() });
  expect(await broken(openLock)).toMatchObject({ isOpen: 0 });
});

it.each(['const isOpen = true;', 'export { isOpen } from "./lock.ts";', 'export type isOpen = boolean;'])(
  'A defect of what a module does not declare and export is an error that says so: %s',
  (code) => {
    expect(() => breakExport(code, { ...defect, broken: '' })).toThrow(
      'door.ts exports no function or constant “isOpen”',
    );
  },
);
