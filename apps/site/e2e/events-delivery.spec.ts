import { once } from 'node:events';
import { createServer } from 'node:http';
import { startStack } from './stack.ts';
import { waitUntilReady, waitUntilSettled, expect, test } from './test.ts';
import { throwUncaughtError, privacyDialog, ANALYTICS_URL, recordRequests } from './analytics-requests.ts';

test.describe('a visitor who accepts analytics', () => {
  test.use({ consented: false, expectedMessages: /status of 404|the map is Zephyrine/ });

  test('has each event stored once, and the error service receives the error without the visitor’s data', async ({
    page,
    context,
  }) => {
    const received: string[] = [];
    const errorService = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.method === 'POST') received.push(`${request.url}\n${body}`);
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(errorService, 'listening');
    const address = errorService.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const stack = await startStack({ SENTRY_DSN: `http://public@127.0.0.1:${port}/7` });
    // The header with the visitor's address would also be sent to the other service, which the browser refuses.
    await context.setExtraHTTPHeaders({});
    try {
      const requested = recordRequests(context);
      await page.goto(`${stack.origin}/search-results`);
      await expect(privacyDialog(page)).toBeVisible();
      await throwUncaughtError(page, 'the map is Zephyrine, before');
      expect(requested.filter((url) => ANALYTICS_URL.test(url))).toEqual([]);
      await privacyDialog(page).getByRole('button', { name: 'Accept' }).click();
      await expect.poll(() => requested.some((url) => url.includes('/observe-'))).toBe(true);
      const box = page.getByRole('combobox', { name: 'Where to' });
      await box.fill('Zephyrine Quillfeather');
      await box.press('Enter');
      await expect(page).toHaveURL(/q=Zephyrine/);
      await throwUncaughtError(page, 'the map is Zephyrine Quillfeather of zephyrine@example.com');
      await expect.poll(() => received).toHaveLength(1);
      expect(received[0]).toMatch(/^\/api\/7\/envelope\//);
      expect(received[0]).toContain('"type":"TypeError"');
      expect(received[0]).toContain('"url":"/search-results"');
      expect(received[0]).not.toMatch(/Zephyrine|Quillfeather|example\.com|before/i);

      // Queued events are sent when the page is left. The next page's events are counted afterwards, so a duplicate
      // would have arrived by then.
      await page.goto(`${stack.origin}/faq`);
      await waitUntilReady(page);
      // The code that records views is loaded when the page is idle.
      await waitUntilSettled(page);
      await page.goto('about:blank');
      const counted = () =>
        stack.query<{ type: string; name: string }>('select type, name from events order by sent_at');
      await expect.poll(counted).toContainEqual({ type: 'page', name: '/faq' });
      expect(await counted()).toEqual([
        { type: 'page', name: '/search-results' },
        { type: 'track', name: 'Products Searched' },
        { type: 'page', name: '/faq' },
      ]);
      expect(received).toHaveLength(1);
    } finally {
      await stack.stop();
      errorService.close();
    }
  });
});
