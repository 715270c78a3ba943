import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saved files', () => {
  it('that come in quick succession are one batch, each file once', async () => {
    const act = vi.fn<(files: string[]) => Promise<void>>(() => Promise.resolve());
    const batches = createBatches(act);
    batches.add('a.ts');
    await vi.advanceTimersByTimeAsync(10);
    batches.add('b.ts');
    batches.add('a.ts');
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[['a.ts', 'b.ts']]]);
  });

  it('that come while others are acted upon are the next batch, and never at the same time', async () => {
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

  it('are waited for from the moment they are saved until they were acted upon', async () => {
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

  it('that nothing could be done about do not stop the next ones', async () => {
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
