import { describe, expect, it } from 'vitest';
import { splitCores } from './cores.ts';

describe('the cores', () => {
  it('are one for the generator and all others for the system', () => {
    expect(splitCores('0,1')).toEqual({ generator: 1, system: [0] });
    expect(splitCores('0-3')).toEqual({ generator: 3, system: [0, 1, 2] });
    expect(splitCores('1,4-6')).toEqual({ generator: 6, system: [1, 4, 5] });
  });

  it('are not enough when there is one', () => {
    expect(splitCores('3')).toBeUndefined();
  });
});
