import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isText } from '../contract/index.ts';
import { providerEndpoints, sameOriginEndpoints, takesKey, type Endpoint } from './index.ts';
import { providerAccountRoutes, sameOriginAccountRoutes } from './account-routes.ts';
import { providerRoutes, sameOriginRoutes } from './routes.ts';

const pathsOf = (table: Record<string, Endpoint>) =>
  Object.values(table).map(({ method, path }) => `${method} ${path}`);

describe('specification 7: paths', { tags: ['spec:7-endpoints'] }, () => {
  it.each([
    'POST /newsletter',
    'GET /coupons',
    'GET /prices',
    'POST /token',
    'POST /forgot-password',
    'POST /reset-password',
    'POST /user',
    'POST /mylers/leads',
  ])('the same origin answers %s below /api', (path) => {
    expect(pathsOf(sameOriginEndpoints)).toContain(path);
  });

  it.each([
    'GET /me',
    'GET /hotels/hot',
    'GET /coupons',
    'GET /homepage/press-quotes',
    'GET /homepage/testimonials',
    'GET /countries',
    'POST /newsletter',
    'GET /prices',
    'GET /homepage/our-hotels',
    'GET /homepage/images',
    'GET /press-releases',
    'POST /users/login',
    'POST /password/email',
    'POST /password/reset',
    'POST /users',
    'GET /homepage/partners',
    'GET /team',
    'GET /careers',
    'GET /hotels/',
    'GET /instagram-feed',
    'GET /hotel-inspirations',
    'GET /partners',
    'GET /hotels/search',
    'GET /travel-journal/articles',
    'GET /custom-gift-cards',
  ])('the provider answers %s', (path) => {
    expect(pathsOf(providerEndpoints)).toContain(path);
  });
});

describe('the endpoint tables', () => {
  it('have the same routes for browsers and servers', () => {
    for (const [routes, endpoints] of [
      [{ ...providerRoutes, ...providerAccountRoutes }, providerEndpoints],
      [{ ...sameOriginRoutes, ...sameOriginAccountRoutes }, sameOriginEndpoints],
    ] as const) {
      expect(Object.keys(routes).toSorted()).toEqual(Object.keys(endpoints).toSorted());
      for (const [name, route] of Object.entries(routes)) {
        expect(endpoints[name as keyof typeof endpoints]).toMatchObject(route);
      }
    }
  });

  it('have no two calls with the same method and path', () => {
    for (const table of [providerEndpoints, sameOriginEndpoints]) {
      expect(new Set(pathsOf(table)).size).toBe(pathsOf(table).length);
    }
  });

  it('require an idempotency key for every call that charges or creates once', () => {
    const once = Object.entries<Endpoint>({ ...providerEndpoints }).filter(([, { idempotent }]) => idempotent);
    expect(once.map(([name]) => name).toSorted()).toEqual([
      'buyGiftCard',
      'changeCard',
      'redeemGiftCard',
      'register',
      'shareShortlist',
      'upgrade',
    ]);
    expect(sameOriginEndpoints.register).toMatchObject({ idempotent: true });
    const asking = Object.entries<Endpoint>({ ...providerEndpoints }).filter(([, { asksByKey }]) => asksByKey);
    expect(asking.map(([name, route]) => [name, route.method, takesKey(route)])).toEqual([
      ['attempt', 'GET', true],
      ['upgradeOutcome', 'GET', true],
    ]);
  });

  it('cache only public reads', () => {
    const cached = Object.values<Endpoint>(providerEndpoints).filter(({ cacheSeconds }) => cacheSeconds);
    expect(cached.length).toBeGreaterThan(15);
    for (const { method, access } of cached) expect([method, access]).toEqual(['GET', 'public']);
  });

  it('never cache a member’s data, codes and attempts', { tags: ['asvs:14.2.2'] }, () => {
    for (const name of ['me', 'coupon', 'attempt', 'giftCardOrder', 'sharedShortlist'] as const) {
      expect(providerEndpoints[name]).not.toHaveProperty('cacheSeconds');
    }
  });

  it(
    'require the proxy’s secret for registering, signing in and passwords (product decisions, Same-origin and provider paths)',
    { tags: ['asvs:6.3.4'] },
    () => {
      const secret = Object.entries<Endpoint>(providerEndpoints).filter(([, { access }]) => access === 'secret');
      expect(secret.map(([name]) => name)).toEqual(
        expect.arrayContaining([
          'register',
          'attempt',
          'signIn',
          'refresh',
          'signOut',
          'forgotPassword',
          'resetPassword',
          'coupon',
        ]),
      );
    },
  );

  it(
    'have no code or token in a path except the token of an order and of a shared shortlist',
    { tags: ['asvs:14.2.1'] },
    () => {
      const named = Object.values<Endpoint>(providerEndpoints).flatMap(({ path }) => path.match(/\{\w+\}/g) ?? []);
      expect([...new Set(named)].toSorted()).toEqual(['{id}', '{number}', '{slug}', '{token}']);
    },
  );
});

/** The paths of a request's texts that say nothing of what they are. */
function plainTexts(schema: z.ZodMiniType, path: string): string[] {
  const { def } = schema._zod;
  if (def.type === 'string') return isText(schema) ? [] : [path];
  if (def.type === 'unknown') return path.endsWith('properties.*') ? [] : [path];
  const inside = def as unknown as Partial<Record<string, z.ZodMiniType | z.ZodMiniType[]>>;
  const { shape = {} } = def as unknown as { shape?: Record<string, z.ZodMiniType> };
  const parts = ['element', 'innerType', 'keyType', 'valueType', 'in', 'out', 'options', 'items', 'left', 'right'];
  return [
    ...Object.entries(shape).flatMap(([name, part]) => plainTexts(part, `${path}.${name}`)),
    ...parts
      .flatMap((name) => inside[name] ?? [])
      .flatMap((part) => plainTexts(part, def.type === 'record' ? `${path}.*` : path)),
  ];
}

it('every text of a request says which kind of text it is, and is normalised so', () => {
  const requests = Object.entries<Endpoint>({ ...providerEndpoints, ...sameOriginEndpoints }).flatMap(
    ([name, { body, query }]) => [body, query].flatMap((schema) => (schema ? plainTexts(schema, name) : [])),
  );
  expect(requests).toEqual([]);
  // The walk finds a plain text wherever it stands.
  const hidden = z.object({
    list: z.optional(z.array(z.object({ text: z.nullable(z.string()) }))),
    map: z.record(z.string().check(z.maxLength(3)), z._default(z.union([z.int(), z.string()]), 1)),
  });
  expect(plainTexts(hidden, 'a')).toEqual(['a.list.text', 'a.map.*', 'a.map.*']);
});
