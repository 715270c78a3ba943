import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always, alwaysAsync, anyText, isForMutants, propertySuite } from '@myler/presets/properties';
import { createAnalytics } from './client.ts';
import { createConsentGate } from './consent.ts';
import { couponOf, DEFAULT_CURRENCY, majorUnits, withDefaults } from './events.ts';
import { createPageViews } from './page-views.ts';
import { createConsoleTransport, createNoTransport, type Envelope } from './transports/index.ts';
import { errorProperties } from './errorProperties.test-kit.ts';
import { redactProperties, secret } from './redactProperties.test-kit.ts';

const paths = fc.constantFrom(
  '/',
  '/membership',
  '/our-hotels',
  '/our-hotels/',
  '/our-hotels?page=2',
  '/membership#top',
);

function recording(allowed: boolean) {
  const sent: Envelope[] = [];
  const consent = createConsentGate({ allowed });
  let ids = 0;
  const analytics = createAnalytics({
    transports: [createConsoleTransport((_message, event) => sent.push(event))],
    consent,
    now: () => 0,
    id: () => `id-${(ids += 1)}`,
  });
  return { sent, consent, analytics };
}

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...redactProperties,
  ...errorProperties,
  couponOf: [
    always('returns a coupon’s code and never a referral’s', anyText, (code) => {
      expect(couponOf({ code, kind: 'coupon' })).toBe(code);
      expect(couponOf({ code, kind: 'referral' })).toBe('referral');
    }),
  ],
  majorUnits: [
    always('divides by 100', fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      expect(Math.round(majorUnits(amount) * 100)).toBe(amount);
    }),
  ],
  withDefaults: [
    always(
      'keeps every property, and adds a currency to every event with money',
      fc.constantFrom('Product Viewed', 'Checkout Started', 'Order Completed', 'Gift Card Purchased' as const),
      fc.dictionary(fc.stringMatching(/^[a-z_]{1,10}$/), fc.oneof(anyText, fc.integer())),
      (name, properties) => {
        const filled = withDefaults(name, properties);
        expect(filled).toMatchObject(properties);
        expect(filled['currency']).toBe(properties['currency'] ?? DEFAULT_CURRENCY);
      },
    ),
  ],
  createConsentGate: [
    always(
      'keeps its last state, and notifies only about changes',
      fc.boolean(),
      fc.array(fc.boolean()),
      (first, turns) => {
        const gate = createConsentGate({ allowed: first });
        const heard: boolean[] = [];
        gate.subscribe((allowed) => heard.push(allowed));
        for (const turn of turns) {
          if (turn) gate.allow();
          else gate.withdraw();
        }
        expect(gate.allowed()).toBe(turns.at(-1) ?? first);
        expect(heard).toEqual(turns.filter((turn, index) => turn !== (turns[index - 1] ?? first)));
      },
    ),
  ],
  createAnalytics: [
    always(
      'sends nothing without consent, and no secret with it',
      fc.boolean(),
      secret,
      anyText,
      (allowed, hidden, text) => {
        const { sent, analytics } = recording(allowed);
        analytics.identify(text);
        analytics.page({ path: `/orders/${hidden}`, title: `${hidden} - Myler`, referrer: `/?q=${hidden}` });
        analytics.track('Products Searched', { query: `kites ${hidden}` });
        expect(sent.length > 0).toBe(allowed);
        expect(JSON.stringify(sent)).not.toContain(hidden);
      },
    ),
  ],
  createPageViews: [
    always('counts each navigation once, with consent', fc.array(fc.tuple(paths, fc.boolean())), (visits) => {
      const { sent, analytics } = recording(true);
      const views = createPageViews(analytics);
      const pageOf = (path: string) => path.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');
      let expected = 0;
      for (const [index, [path, returned]] of visits.entries()) {
        const before = visits[index - 1]?.[0];
        if (returned || before === undefined || pageOf(before) !== pageOf(path)) expected += 1;
        views.record({ path, returned });
      }
      expect(sent).toHaveLength(expected);
    }),
  ],
  createNoTransport: [
    alwaysAsync('accepts any event, and does nothing', anyText, async (name) => {
      const transport = createNoTransport();
      transport.send({ messageId: '1', type: 'track', name, anonymousId: '2', sentAt: '', properties: {} });
      transport.discard();
      await expect(transport.flush()).resolves.toBeUndefined();
    }),
  ],
  createConsoleTransport: [
    alwaysAsync('prints every event with its name immediately', anyText, async (name) => {
      const printed: string[] = [];
      const transport = createConsoleTransport((message) => printed.push(message));
      transport.send({ messageId: '1', type: 'track', name, anonymousId: '2', sentAt: '', properties: {} });
      expect(printed).toEqual([`analytics: track ${name}`]);
      await expect(transport.flush()).resolves.toBeUndefined();
    }),
  ],
  createHttpTransport: 'keeps what waits between calls: transports/http.test.ts plays the orders in which they come',
  createSentrySink: 'sends what describeError made through the client of a library: sentry.test.ts reads what leaves',
  browserDelivery: 'passes on to a browser: transports/browser.test.ts looks at what it calls',
  onUncaught: 'passes on from a browser: errors/browser-errors.test.ts raises the events',
  rememberTyping: 'listens to a browser: errors/browser-errors.test.ts raises the events',
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
