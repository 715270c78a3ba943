import { describe, expect, it } from 'vitest';
import { resumePayment } from './pay-once.ts';
import { setUp } from './fake-provider.test-kit.ts';

describe('after a reload', () => {
  const key = '00000000-0000-4000-8000-00000000abcd';
  const stored = () => new Map([['join-attempt', key]]);

  it('an attempt that succeeded is recovered', async () => {
    const { deps, outcomeRequests: asked, stored: left } = setUp({ attempt: ['running', 'succeeded'] }, stored());
    expect(await resumePayment(deps)).toEqual({ kind: 'recovered', outcome: { status: 'succeeded' } });
    expect(asked).toEqual([key, key]);
    expect(left.size).toBe(0);
  });

  it('an attempt that failed is rejected, and its key is removed', async () => {
    const { deps, keys } = setUp({ attempt: ['failed'] }, stored());
    expect((await resumePayment(deps))?.kind).toBe('rejected');
    expect(keys.pending()).toBeUndefined();
  });

  it('an attempt that the provider does not know when asked twice has not arrived, and keeps its key for the next try', async () => {
    const { deps, keys, waits } = setUp({ attempt: ['unknown', 'unknown'] }, stored());
    expect(await resumePayment(deps)).toEqual({ kind: 'pending', reason: 'not-arrived' });
    expect(waits).toEqual([1000]);
    expect(keys.getOrCreate()).toBe(key);
  });

  it('an attempt that arrives between the two questions ends as any other', async () => {
    const { deps } = setUp({ attempt: ['unknown', 'running', 'succeeded'] }, stored());
    expect((await resumePayment(deps))?.kind).toBe('recovered');
  });

  it('nothing is asked when no attempt was pending', async () => {
    const { deps, outcomeRequests: asked } = setUp({});
    expect(await resumePayment(deps)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
