import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMetrics, serveMetrics, type Measured, type MetricsServer } from './metrics.ts';

const servers: MetricsServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.useRealTimers();
});

const waiting = (read: Measured['read']): Measured => ({
  name: 'waiting',
  help: 'How many wait.',
  type: 'gauge',
  read,
});

async function serve(measured: readonly Measured[] = []) {
  const metrics = createMetrics('test', measured);
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  servers.push(server);
  return { metrics, server, get: (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`) };
}

describe('the metrics of a server', () => {
  it('are served in the format of Prometheus, at /metrics only', async () => {
    const { get, metrics } = await serve([waiting(() => ({ '': 3 }))]);
    metrics.observe({ method: 'GET', route: '/v1/prices', status: 204, ms: 30 });
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toContain('test_http_requests_total{route="/v1/prices",method="GET",status="2xx"} 1');
    expect(text).toContain('test_http_request_duration_seconds_bucket{le="0.05",route="/v1/prices"} 1');
    expect(text).toContain('test_http_request_duration_seconds_bucket{le="0.02",route="/v1/prices"} 0');
    expect(text).toContain('test_waiting 3');
    expect(text).toContain('process_cpu_seconds_total');
    expect((await get('/')).status).toBe(404);
  });

  it('have one series for all methods that do not exist', async () => {
    const { observe, registry } = createMetrics('test', []);
    for (const method of ['BREW', 'WHEN']) observe({ method, route: '*', status: 405, ms: 1 });
    expect(await registry.metrics()).toContain('test_http_requests_total{route="*",method="other",status="4xx"} 2');
  });

  it('read a counter that is counted elsewhere, without adding it up', async () => {
    const counted: Measured = {
      name: 'refused_total',
      help: 'Refused.',
      type: 'counter',
      label: 'class',
      read: () => ({ read: 5 }),
    };
    const { registry } = createMetrics('test', [counted]);
    await registry.metrics();
    expect(await registry.metrics()).toContain('test_refused_total{class="read"} 5');
  });

  it('are complete without a number that cannot be read, or not in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { registry } = createMetrics('test', [
      waiting(() => Promise.reject(new Error('The database is gone.'))),
      { ...waiting(() => new Promise(() => undefined)), name: 'hung' },
    ]);
    const text = registry.metrics();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await text).toContain('test_waiting Nan\n');
    expect(await text).toContain('test_hung Nan\n');
    expect(await text).toContain('process_cpu_seconds_total');
  });

  it('cannot be served on a port that is taken, and the error names it', async () => {
    const { server, metrics } = await serve();
    await expect(serveMetrics(metrics, { port: server.port, host: '127.0.0.1' })).rejects.toThrow(
      `Metrics cannot be served on 127.0.0.1:${server.port}: listen EADDRINUSE`,
    );
  });
});
