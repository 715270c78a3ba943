import { describe, expect, it } from 'vitest';
import { createTestApp, sameOriginHeaders, ORIGIN } from '../../testing/app.ts';
import { BODY_LIMIT } from '@myler/server/problems';

const app = createTestApp('http://127.0.0.1:9');

describe('a body', () => {
  it('of more than 64 kB is refused by its Content-Length', async () => {
    const response = await app.send('POST', '/api/newsletter', { email: 'x'.repeat(BODY_LIMIT) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 413, message: expect.stringContaining('64 kB') });
  });

  it('of more than 64 kB is refused without a Content-Length', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const request = new Request(`${ORIGIN}/api/newsletter`, {
      method: 'POST',
      headers: sameOriginHeaders,
      body: endless,
      duplex: 'half',
    });
    expect((await app.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(4 * BODY_LIMIT);
  });

  it('of a form is accepted', async () => {
    expect((await app.send('POST', '/api/newsletter', { email: 'nobody' })).status).toBe(422);
  });
});
