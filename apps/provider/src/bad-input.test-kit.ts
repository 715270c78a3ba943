import fc from 'fast-check';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { purchaseRequest } from './testing/purchases.ts';
import { registrationRequest } from './testing/registrations.ts';

export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    "'; drop table users; --",
    '\0',
    '\uD800',
    '../../../etc/passwd',
    '%00',
    '%',
    '\r\nSet-Cookie: a=b',
    '<script>alert(1)</script>',
    '__proto__',
    '1e400',
    '-1',
    'NaN',
    '${jndi:ldap://x}',
    '‮',
  ),
);
export const nasty = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    [[[[]]]],
    { __proto__: { admin: true } },
    { constructor: { prototype: {} } },
  ),
);

/** Every name that any read takes. */
export const queryNames = [
  ...new Set(
    Object.values<Endpoint>(providerEndpoints).flatMap(({ query }) =>
      query ? Object.keys((query as unknown as { shape: object }).shape) : [],
    ),
  ),
];

/** A good form with one of its fields, at any depth, made nasty: reaches further in than noise. */
const almostGood = (good: () => object, inside: string[][]) =>
  fc.tuple(fc.nat(), nasty).map(([pick, value]) => {
    const form = structuredClone(good()) as Record<string, unknown>;
    const paths = [...Object.keys(form).map((key) => [key]), ...inside];
    const path = paths[pick % paths.length] ?? [];
    let target: Record<string, unknown> = form;
    for (const step of path.slice(0, -1)) target = target[step] as Record<string, unknown>;
    target[path.at(-1) ?? ''] = value;
    return form;
  });

export const forms = [
  {
    what: 'joining',
    path: '/v1/users',
    form: almostGood(
      () => registrationRequest(),
      [
        ['giftCode'],
        ['creditCard', 'number'],
        ['creditCard', 'expiry'],
        ['city', 'id'],
        ['city', 'name'],
        ['children', '0', 'firstName'],
        ['total', 'amount'],
      ],
    ),
  },
  {
    what: 'buying a gift card',
    path: '/v1/custom-gift-cards',
    form: almostGood(
      () => purchaseRequest({ deliverOn: { date: '2026-12-24', timeZone: 'Asia/Singapore' }, membershipId: 'gold' }),
      [
        ['creditCard', 'number'],
        ['amount', 'amount'],
        ['amount', 'currency'],
        ['recipient', 'name'],
        ['recipient', 'email'],
        ['sender', 'name'],
        ['deliverOn', 'date'],
        ['deliverOn', 'timeZone'],
      ],
    ),
  },
  {
    what: 'spending a gift card',
    path: '/v1/custom-gift-cards/redeem',
    form: almostGood(
      () => ({ code: '0000-0000-0000-0000-0000', amount: { amount: 100, currency: 'GBP' } }),
      [
        ['amount', 'amount'],
        ['amount', 'currency'],
      ],
    ),
  },
  {
    what: 'list to decide on',
    path: '/v1/shortlists',
    form: almostGood(
      () => ({ hotels: ['maison-palmier', 'dar-zahra'] }),
      [
        ['hotels', '0'],
        ['hotels', '1'],
      ],
    ),
  },
];
