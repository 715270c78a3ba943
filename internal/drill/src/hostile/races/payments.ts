import { randomUUID } from 'node:crypto';
import type { Coupon } from '@myler/api-client/contract';
import { requestOf } from '../../load/requests.ts';
import type { System } from '../../system/system.ts';
import { readLetter, atOnce, isSuccess, oneWinner, type Race, type RaceContext } from './race.ts';

export const payment: Race = {
  name: 'one payment, sent by all with one idempotency key',
  async run(context) {
    const key = randomUUID();
    const email = `race.${key}@example.com`;
    const call = { method: 'POST', ...requestOf('gift card', email, context.membership), key };
    const answers = await atOnce(context, () => context.site(call));
    context.acknowledge({ kind: 'gift card', email, key });
    const bodies = new Set(answers.map(({ status, body }) => `${status} ${body}`));
    const refused = answers.find((answer) => !isSuccess(answer));
    return [
      ...(bodies.size === 1 ? [] : [`there are ${bodies.size} different answers`]),
      ...(refused ? [`one is answered with ${refused.status} ${refused.body.slice(0, 160)}`] : []),
    ];
  },
};

export const giftCode: Race = {
  name: 'the whole of one gift card',
  async run(context) {
    const { site, provider, system, membership } = context;
    const email = `race.${randomUUID()}@example.com`;
    const key = randomUUID();
    const bought = await site({ method: 'POST', ...requestOf('gift card', email, membership), key });
    if (bought.status !== 200) return [`the card could not be bought: ${bought.status}`];
    context.acknowledge({ kind: 'gift card', email, key });
    const code = await readLetter(system.mail, `to.${email}`, /\b((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})\b/);
    const order = await readLetter(system.mail, email, /\/order\S*#([\w.-]+)/);
    system.secrets.push({ name: 'a gift code', value: code });
    system.secrets.push({ name: 'a gift code without its hyphens', value: code.replaceAll('-', '') });
    system.secrets.push({ name: 'the token of an order', value: order });
    const body = { code, amount: { amount: 25_000, currency: 'GBP' } };
    const answers = await atOnce(context, () =>
      provider({ method: 'POST', path: '/v1/custom-gift-cards/redeem', body, key: randomUUID() }),
    );
    return oneWinner(answers, [409]);
  },
};

const COUPON = 'WELCOME10';

export const coupon: Race = {
  name: 'a coupon that one member may use',
  prepare: (system) => changeDatabase(system, `update coupons set max_uses = 1 where code = '${COUPON}'`),
  async run(context) {
    const { site, membership } = context;
    const [price] = membership.prices;
    if (!price) return ['the membership has no price'];
    const query = new URLSearchParams({
      code: COUPON,
      membershipId: membership.membershipId,
      currency: price.currency,
    });
    const answer = await site({ method: 'GET', path: `/api/coupons?${query.toString()}` });
    if (answer.status !== 200) return [`the coupon is answered with ${answer.status} before the race`];
    const { discount } = JSON.parse(answer.body) as Coupon;
    const total = { ...price, amount: price.amount - discount.amount };
    const emails = Array.from({ length: context.contenders }, () => `race.${randomUUID()}@example.com`);
    const answers = await atOnce(context, (index) =>
      joinWithCoupon(context, { email: emails[index] ?? '', index, total }),
    );
    const winner = emails[answers.findIndex(isSuccess)];
    if (winner) context.acknowledge({ kind: 'join', email: winner });
    return oneWinner(answers, [409, 410, 422]);
  },
};

/** Each with a card of their own: for the sandbox, a number with another expiry is one. */
function joinWithCoupon(
  { site, membership }: RaceContext,
  { email, index, total }: { email: string; index: number; total: object },
) {
  const { path, body } = requestOf('join', email, membership);
  const { creditCard, ...rest } = body as { creditCard: object };
  const ownCard = {
    ...creditCard,
    expiry: `${String(1 + (index % 12)).padStart(2, '0')}-${40 + Math.floor(index / 12)}`,
  };
  const withCoupon = { ...rest, creditCard: ownCard, referralCode: COUPON, total };
  return site({ method: 'POST', path, body: withCoupon, key: randomUUID() });
}

/** The embedded database has one process: the provider ends and starts again. */
async function changeDatabase({ topology, providers, query }: System, statement: string): Promise<void> {
  const users = topology === 'one instance' ? providers : [];
  for (const provider of users) await provider.stop();
  await query(statement);
  for (const provider of users) await provider.start();
}
