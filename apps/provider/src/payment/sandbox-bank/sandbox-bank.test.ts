import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';
import { confirmedCard, newKey, registrationRequest } from '../../testing/registrations.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

/** A payment that waits for its cardholder. */
async function payment() {
  const body = registrationRequest({ creditCard: confirmedCard });
  const key = newKey();
  const send = () => provider.proxy.call('register', { body, idempotencyKey: key });
  const { confirmation = '' } = await send().then(
    () => expect.fail('was expected to wait'),
    (error: unknown) => error as ApiError,
  );
  return { confirmation, send, email: body.email, name: body.firstName };
}
const get = (path: string) => provider.request('GET', path, { token: undefined });
const post = (id: string, body: string) =>
  provider.request('POST', `/sandbox-bank/${id}`, {
    token: undefined,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the page of the sandbox’s bank', () => {
  it('is where the gateway says, and shows the sum, four digits and two buttons, and nothing personal', async () => {
    const { confirmation, email, name } = await payment();
    const lead = await get(`/confirm-payment/${confirmation}`);
    expect([lead.status, lead.headers.get('location')]).toEqual([303, `/sandbox-bank/${confirmation}`]);
    const page = await get(`/sandbox-bank/${confirmation}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const words of ['Sandbox Bank', '€1,745.00', 'ending in 3184', 'value="confirm"', 'value="refuse"'])
      expect(html).toContain(words);
    for (const secret of [email, name, confirmedCard.number, 'Myler', 'myler']) expect(html).not.toContain(secret);
  });

  it('may be framed by our own pages only, is never cached and not indexed', async () => {
    const { confirmation } = await payment();
    const { headers } = await get(`/sandbox-bank/${confirmation}`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('takes the answer of a plain form, and leads back to itself', async () => {
    const { confirmation, send } = await payment();
    const answered = await post(confirmation, 'answer=confirm');
    expect([answered.status, answered.headers.get('location')]).toEqual([303, `/sandbox-bank/${confirmation}`]);
    const html = await (await get(`/sandbox-bank/${confirmation}`)).text();
    expect(html).toContain('You confirmed this payment');
    expect(html).not.toContain('<form');
    expect(await send()).toMatchObject({ paid: { amount: 174_500 } });
  });

  it('takes one answer: a second one changes nothing', async () => {
    const { confirmation, send } = await payment();
    await post(confirmation, 'answer=refuse');
    await post(confirmation, 'answer=confirm');
    expect(await (await get(`/sandbox-bank/${confirmation}`)).text()).toContain('This payment was not confirmed');
    await expect(send()).rejects.toMatchObject({ code: 'authentication_failed' });
  });

  it.each(['', 'answer=perhaps', 'answer=confirm&answer=', '{"answer":"confirm"}'])(
    'takes no other answer than its two buttons: “%s”',
    async (body) => {
      const { confirmation } = await payment();
      expect((await post(confirmation, body)).status).toBe(422);
      expect(await provider.bank.confirmation(confirmation)).toMatchObject({ status: 'open' });
    },
  );

  it('does not exist for an unknown payment, nor when the gateway is not the sandbox', async () => {
    const { confirmation } = await payment();
    expect((await get('/sandbox-bank/cf_0123456789abcdef')).status).toBe(404);
    expect((await get('/confirm-payment/short')).status).toBe(404);
    const other = provider.openSecondProvider({
      sandboxBank: undefined,
      payments: { ...provider.payments, confirmationUrl: (id) => `https://bank.example/3ds/${id}` },
    });
    const call = (path: string) => other.request('GET', path, { token: undefined });
    expect((await call(`/sandbox-bank/${confirmation}`)).status).toBe(404);
    const lead = await call(`/confirm-payment/${confirmation}`);
    expect(lead.headers.get('location')).toBe(`https://bank.example/3ds/${confirmation}`);
  });
});
