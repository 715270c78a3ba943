import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTracing } from './tracing.ts';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  events: { name: string }[];
  status: { code?: number };
}
interface Received {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

describe('traces', () => {
  const noError = (reason: string) => expect.fail(reason);
  let received: Received[] = [];
  const paths: (string | undefined)[] = [];
  const collector = createServer((request, response) => {
    paths.push(request.url);
    void json(request).then((body) => {
      received.push(body as Received);
      return response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => (received = []));
  afterAll(() => new Promise((resolve) => collector.close(resolve)));
  const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const spans = () => received.flatMap(({ resourceSpans }) => resourceSpans[0]?.scopeSpans[0]?.spans ?? []);

  it('have a span for a request and one for its call, of which the next server’s is a child', async () => {
    const [proxy, provider] = [
      createTracing('proxy', `${endpoint()}/`, noError),
      createTracing('provider', endpoint(), noError),
    ];
    const request = proxy.begin({ method: 'POST' });
    const call = request.beginCall('POST');
    call.sent();
    provider.begin({ method: 'POST', traceparent: call.traceparent }).end({ route: '/users', status: 200 });
    call.end(200);
    request.end({ route: '/api/user', status: 503 });
    await Promise.all([proxy.close(), provider.close()]);

    expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
    const [inProxy, between, inProvider] = ['POST /api/user', 'POST', 'POST /users'].map((name) =>
      spans().find((span) => span.name === name),
    );
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1);
    expect(between).toMatchObject({ kind: 3, parentSpanId: inProxy?.spanId, events: [{ name: 'sent' }] });
    expect(inProvider).toMatchObject({ kind: 2, parentSpanId: between?.spanId });
    expect(inProxy?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 503 } });
    expect([inProxy, between].map((span) => span?.status.code)).toEqual([2, 0]);
  });

  it.each(['', '00-0-0-01', 'anything'])('begin anew for a caller whose span is %o', async (traceparent) => {
    const tracing = createTracing('proxy', endpoint(), noError);
    tracing.begin({ method: 'GET', traceparent }).end({ route: '/', status: 200 });
    await tracing.close();
    expect(spans()).toHaveLength(1);
    expect(spans()[0]?.parentSpanId ?? '').toBe('');
  });

  it('follow the caller who does not record', async () => {
    const tracing = createTracing('proxy', endpoint(), noError);
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
    const request = tracing.begin({ method: 'GET', traceparent });
    expect(request.beginCall('GET').traceparent).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-00$`));
    request.end({ route: '/', status: 200 });
    await tracing.close();
    expect(spans()).toEqual([]);
  });

  it('do not keep a server from ending when nobody collects them', async () => {
    const errors: string[] = [];
    const tracing = createTracing('proxy', 'http://127.0.0.1:1', (reason) => errors.push(reason));
    tracing.begin({ method: 'GET' }).end({ route: '/', status: 200 });
    await tracing.close();
    expect(errors.join()).toContain('ECONNREFUSED');
  });
});
