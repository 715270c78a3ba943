import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/workspace.mjs';
import { breakCode } from './break-code.mjs';
import { defects } from './defects.mjs';

describe.each(defects)('the defect “$protection”', (defect) => {
  it('can be made, and there are tests that should notice it', () => {
    const code = readFileSync(join(root, defect.file), 'utf8');
    expect(breakCode(code, defect)).not.toBe(code);
    const place = join(root, defect.package, defect.tests);
    expect(existsSync(place)).toBe(true);
    expect(place.endsWith('.test.ts') || globSync('**/*.test.ts', { cwd: place }).length > 0).toBe(true);
  });
});

describe('code that is to be broken', () => {
  const defect = { protection: 'Nobody enters.', file: 'door.ts', intact: 'lock();', broken: '' };

  it('loses its protection', () => {
    expect(breakCode('close(); lock(); leave();', defect)).toBe('close();  leave();');
  });

  it.each([
    ['no', 'close(); leave();', 0],
    ['a second', 'lock(); lock();', 2],
  ])('with %s such place is an error that says what to correct', (_, code, count) => {
    expect(() => breakCode(code, defect)).toThrow(`is ${count} times in door.ts, and must be there once`);
  });
});
