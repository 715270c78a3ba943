import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDelivery } from './browser.ts';

const page = { visibility: 'visible' };

beforeEach(() => {
  page.visibility = 'visible';
  vi.stubGlobal('window', new EventTarget());
  const document = new EventTarget();
  Object.defineProperty(document, 'visibilityState', { get: () => page.visibility });
  vi.stubGlobal('document', document);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('delivery by a browser', () => {
  it('posts with fetch, and returns the response', async () => {
    const response = new Response(null, { status: 202 });
    const fetch = vi.fn<() => Promise<Response>>().mockResolvedValue(response);
    vi.stubGlobal('fetch', fetch);
    const init = { method: 'POST' as const, headers: {}, body: '{}', keepalive: true };
    expect(await browserDelivery().fetch('/api/collect', init)).toBe(response);
    expect(fetch).toHaveBeenCalledWith('/api/collect', init);
  });

  it('sends a beacon as JSON, and returns whether the browser accepted it', async () => {
    const taken: [string, Blob][] = [];
    vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => taken.push([url, body]) < 2 });
    const { beacon } = browserDelivery();
    expect([beacon?.('/api/collect', '{"events":[]}'), beacon?.('/api/collect', '{}')]).toEqual([true, false]);
    const [url, blob] = taken[0] ?? [];
    expect([url, blob?.type, await blob?.text()]).toEqual(['/api/collect', 'application/json', '{"events":[]}']);
  });

  it('notifies when the page is hidden or left, and not when it is shown again', () => {
    let left = 0;
    const stop = browserDelivery().onLeaving?.(() => (left += 1));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(left).toBe(0);
    page.visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(left).toBe(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toBe(2);
    stop?.();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toBe(2);
  });

  it.each([
    [0, 3000],
    [1, 6000],
    [3, 24_000],
    [6, 192_000],
    [7, 192_000],
  ])('doubles the wait after each failure, up to a limit: after %i failures, %i ms', (failures, milliseconds) => {
    const flush = vi.fn<() => void>();
    browserDelivery().schedule(flush, failures);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(flush).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(flush).toHaveBeenCalledOnce();
  });

  it('stops waiting when it is cancelled', () => {
    const flush = vi.fn<() => void>();
    browserDelivery(10).schedule(flush, 0)();
    vi.advanceTimersByTime(1000);
    expect(flush).not.toHaveBeenCalled();
  });
});
