import { describe, expect, it } from 'vitest';
import { firstFaultOf } from './judge.ts';
import type { HostileAnswer } from './send.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import type { HostileRequest } from './targets.ts';

const request: HostileRequest = {
  method: 'POST',
  path: '/api/newsletter',
  headers: {},
  body: '{"email":"a@example.com"}',
};
const answer = (status: number, headers: Record<string, string> = {}): HostileAnswer => ({
  status,
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'content-type': 'application/problem+json',
    ...headers,
  },
  body: JSON.stringify({ status, message: 'Please try again.' }),
  ms: 1,
});
const busy = answer(503, { 'retry-after': '1' });

/** Answers one after the other, and keeps what was sent. */
function play(answers: HostileAnswer[]) {
  const sent: HostileRequest[] = [];
  const client = { send: async (each: HostileRequest) => answers[sent.push(each) - 1]! };
  return { sent, answered: sendUntilAnswered(client, request) };
}

describe('a hostile request to a busy machine', () => {
  it('is sent again as somebody else until it is answered, and none of it is a fault', async () => {
    const { sent, answered } = play([busy, answer(504), answer(422)]);
    expect((await answered).map(({ status }) => status)).toEqual([503, 504, 422]);
    expect(sent.map(({ body }) => body)).toEqual([
      '{"email":"a@example.com"}',
      '{"email":"a@again1.example.com"}',
      '{"email":"a@again2.example.com"}',
    ]);
    expect(firstFaultOf(request, await answered, [])).toBeUndefined();
  });

  it.each([422, 429, 500])('is sent once when it is answered with %s', async (status) => {
    const { sent, answered } = play([answer(status, { 'retry-after': '1' })]);
    await answered;
    expect(sent).toHaveLength(1);
  });

  it('is sent once when the refusal does not say when to come back, which is a fault', async () => {
    const { sent, answered } = play([answer(503)]);
    expect(firstFaultOf(request, await answered, [])).toMatch(/^answers 503/);
    expect(sent).toHaveLength(1);
  });

  it('has a fault when a refusal before the answer shows a secret', async () => {
    const { answered } = play([{ ...busy, body: '{"status":503,"message":"a-secret-key"}' }, answer(422)]);
    expect(firstFaultOf(request, await answered, [{ name: 'the key', value: 'a-secret-key' }])).toBe('shows the key');
  });

  it('has a fault when the last answer is late', () => {
    expect(firstFaultOf(request, [answer(504), answer(504)], [])).toMatch(/^answers 504/);
  });
});
