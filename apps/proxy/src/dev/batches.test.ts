import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saved files', () => {
  it('in quick succession are one batch, with each file once', async () => {
    const act = vi.fn<(files: string[]) => Promise<void>>(() => Promise.resolve());
    const batches = createBatches(act);
    batches.add('a.ts');
    await vi.advanceTimersByTimeAsync(10);
    batches.add('b.ts');
    batches.add('a.ts');
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[['a.ts', 'b.ts']]]);
  });

  it('during a batch are the next batch, which starts after the first one ends', async () => {
    const first = Promise.withResolvers<void>();
    const act = vi.fn<(files: string[]) => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue();
    const batches = createBatches(act);
    batches.add('a.ts');
    await vi.runAllTimersAsync();
    batches.add('b.ts');
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[['a.ts']]]);
    first.resolve();
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[['a.ts']], [['b.ts']]]);
  });

  it('are pending until their batch ends', async () => {
    const acting = Promise.withResolvers<void>();
    const batches = createBatches(() => acting.promise);
    const settled = vi.fn<() => void>();
    batches.add('a.ts');
    void batches.settled().then(settled);
    await vi.runAllTimersAsync();
    expect(settled).not.toHaveBeenCalled();
    acting.resolve();
    await vi.runAllTimersAsync();
    expect(settled).toHaveBeenCalledOnce();
  });

  it('whose batch failed do not stop the next batch', async () => {
    const act = vi.fn<(files: string[]) => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue();
    const batches = createBatches(act);
    batches.add('a.ts');
    const first = batches.settled();
    first.catch(() => undefined);
    await vi.runAllTimersAsync();
    await expect(first).rejects.toThrow('no');
    batches.add('b.ts');
    await vi.runAllTimersAsync();
    await batches.settled();
    expect(act).toHaveBeenLastCalledWith(['b.ts']);
  });
});
