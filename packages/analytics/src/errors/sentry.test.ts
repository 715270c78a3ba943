import { expect, it, vi } from 'vitest';
import { createSentrySink } from './sentry.ts';

const DSN = 'https://public@errors.example/7';

const report = {
  name: 'TypeError',
  message: 'x is undefined',
  path: '/membership',
  stack: [
    { function: 'draw', file: '/assets/map.js', line: 3, column: 9 },
    { function: 'start', file: '/assets/entry.js', line: 1, column: 2 },
  ],
};

function service() {
  const posted: { url: string; body: string }[] = [];
  const sink = createSentrySink({
    dsn: DSN,
    fetch: (url, init) => {
      posted.push({ url: new Request(url).url, body: typeof init?.body === 'string' ? init.body : '' });
      return Promise.resolve(new Response('{}'));
    },
  });
  return { sink, posted };
}

/** An envelope is lines of JSON: its own head, the item's head, the item. */
const linesOf = (body: string) => body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);

it('an error is posted once to the service of the DSN', { tags: ['spec:7-monitoring'] }, async () => {
  const { sink, posted } = service();
  sink.send(report);
  await expect.poll(() => posted).toHaveLength(1);
  expect(posted[0]?.url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?/);
  const event = linesOf(posted[0]?.body ?? '')[2];
  expect(event).toMatchObject({
    level: 'error',
    request: { url: '/membership' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          mechanism: { type: 'onerror', handled: false },
          stacktrace: {
            frames: [
              { function: 'start', filename: '/assets/entry.js', lineno: 1, colno: 2, in_app: true },
              { function: 'draw', filename: '/assets/map.js', lineno: 3, colno: 9, in_app: true },
            ],
          },
        },
      ],
    },
  });
});

it('a posted error holds only what the report holds: no user, no device, no breadcrumbs', async () => {
  const { sink, posted } = service();
  sink.send(report);
  await expect.poll(() => posted).toHaveLength(1);
  const [head, item, event] = linesOf(posted[0]?.body ?? '');
  expect(Object.keys(event ?? {}).toSorted()).toEqual([
    'event_id',
    'exception',
    'level',
    'platform',
    'request',
    'sdk',
    'timestamp',
  ]);
  expect(item?.['type']).toBe('event');
  expect(JSON.stringify([head, event])).not.toMatch(/breadcrumb|user|contexts|"infer_ip":"auto"/);
});

it('two posted errors share no id', async () => {
  const { sink, posted } = service();
  sink.send(report);
  sink.send(report);
  await expect.poll(() => posted).toHaveLength(2);
  const [first = [], second = []] = posted.map(({ body }): string[] => body.match(/[\da-f]{32}/g) ?? []);
  expect(first.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

it('an error is posted immediately, so that none waits when consent is withdrawn', () => {
  const { sink, posted } = service();
  sink.send(report);
  expect(posted).toHaveLength(1);
  sink.discard();
  expect(posted).toHaveLength(1);
});

it('a post that failed is not counted and reported when the page is hidden', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  let tries = 0;
  const sink = createSentrySink({ dsn: DSN, fetch: () => Promise.reject(new Error(`away ${(tries += 1)}`)) });
  sink.send(report);
  await new Promise((resolve) => setImmediate(resolve));
  page.dispatchEvent(new Event('visibilitychange'));
  vi.unstubAllGlobals();
  expect(tries).toBe(1);
});
