import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

const asked: string[] = [];
const server = createServer((incoming, outgoing) => {
  asked.push(incoming.url ?? '');
  outgoing
    .writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
      'set-cookie': 'a=1',
    })
    .end('<h1>Your travels begin here.</h1>');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('a link to the members’ app is forwarded to the provider’s stand-in, with the way back and none of the provider’s headers', async () => {
  const app = createTestApp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const page = await app.get('/app/hotels/kavos?redirect=%2Four-hotels%2Fkavos');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Your travels begin here.');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page.headers.has('set-cookie')).toBe(false);
  expect(asked).toEqual(['/app/hotels/kavos?redirect=%2Four-hotels%2Fkavos']);
});
