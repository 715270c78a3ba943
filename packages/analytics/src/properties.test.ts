import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { always, alwaysAsync, anyText, isForMutants, propertySuite } from '@myler/config/presets/properties';
import { createAnalytics } from './client.ts';
import { createConsentGate } from './consent.ts';
import { createErrorReports, describeError } from './errors/index.ts';
import {
  couponOf,
  DEFAULT_CURRENCY,
  looksLikeEmail,
  majorUnits,
  redact,
  redactText,
  redactUrl,
  withDefaults,
} from './events.ts';
import { createPageViews } from './page-views.ts';
import { createConsoleTransport, createNoTransport, type Envelope } from './transports/index.ts';

/** What must not leave, as people and programs write it. */
const secret = fc.oneof(
  fc.constantFrom(
    'zephyrine@example.com',
    'zephyrine.quill+kites@mail.example.co.uk',
    'zéphyrine@exämple.com',
    'zephyrine%40example.com',
    '4242424242424242',
    '4242 4242 4242 4242',
    '3782-822463-10005',
    '42424242-4242-4242',
    'kX9sQ2mTz7Lw4RbN8vYc',
    'MYLR-7K2P-9QXZ-44TD',
  ),
  fc.stringMatching(/^[a-z]{3,8}\.[a-z]{3,8}@[a-z]{3,8}\.(com|example)$/),
);
/** Words around it, which end before it and begin after it. */
const words = fc.stringMatching(/^([a-z]{1,8} ){0,4}$/);
const mark = fc.constantFrom('', ',', '.', ';', '"', ')', '>', '”', '’');
const paths = fc.constantFrom(
  '/',
  '/membership',
  '/our-hotels',
  '/our-hotels/',
  '/our-hotels?page=2',
  '/membership#top',
);
/** Anything that may be thrown: errors with fields of any kind too. */
const thrown = fc.oneof(
  fc.anything({ withNullPrototype: true }),
  fc
    .record({ name: fc.anything(), message: fc.anything(), stack: fc.anything() }, { requiredKeys: [] })
    .map((fields) => {
      const error = new Error('x');
      for (const [name, value] of Object.entries(fields)) Object.defineProperty(error, name, { value });
      return error;
    }),
  fc
    .tuple(anyText, anyText, anyText)
    .map(([name, message, stack]) => Object.assign(new Error(message), { name, stack })),
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
  looksLikeEmail: [
    always('judges any value without an error', fc.anything(), (value) => {
      expect(looksLikeEmail(value)).toBe(typeof value === 'string' && /^\s*\S+@\S+\s*$/.test(value));
    }),
  ],
  redactText: [
    always('reads any text without an error, and keeps what is no secret', anyText, words, (text, harmless) => {
      expect(typeof redactText(text)).toBe('string');
      expect(redactText(harmless)).toBe(harmless);
    }),
    always(
      'leaves no secret in a sentence, whatever stands beside it',
      words,
      secret,
      mark,
      words,
      (before, hidden, after, rest) => {
        expect(redactText(`${before}${hidden}${after} ${rest}`)).not.toContain(hidden);
      },
    ),
    always('changes nothing the second time', fc.string({ maxLength: 80 }), (text) => {
      expect(redactText(redactText(text))).toBe(redactText(text));
    }),
  ],
  redactUrl: [
    always('reads any text without an error', anyText, (text) => {
      expect(typeof redactUrl(text)).toBe('string');
    }),
    always(
      'leaves no secret in an address: in its path, under any name, in its hash',
      fc.stringMatching(/^[a-z]{1,8}$/),
      secret.filter((value) => !value.includes(' ')),
      (name, hidden) => {
        for (const url of [
          `/orders/${hidden}`,
          `/?a=1&${name}=${hidden}`,
          `https://myler.example/#${name}=${hidden}`,
        ]) {
          expect(redactUrl(url)).not.toContain(hidden);
        }
      },
    ),
    always(
      'hides whatever a token, a code, a name or a telephone number holds',
      fc.constantFrom('token', 'ref', 'code', 'gift', 'email', 'firstName', 'tel', 'phoneNumber', 'attempt', 'sig'),
      fc.stringMatching(/^[\w.~-]{1,20}$/),
      (name, value) => {
        expect(redactUrl(`/membership?${name}=${value}&join=gold`)).toBe(`/membership?${name}=[redacted]&join=gold`);
      },
    ),
  ],
  redact: [
    always(
      'takes any value without an error, and changes nothing the second time',
      fc.anything({ maxDepth: 4 }),
      (value) => {
        expect(redact(redact(value))).toEqual(redact(value));
      },
    ),
    always(
      'leaves no secret, however deep it sits',
      secret,
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (hidden, depth, inList) => {
        let value: unknown = `see ${hidden}, please`;
        for (let level = 0; level < depth; level += 1) value = inList ? [value] : { note: value };
        expect(JSON.stringify(redact(value))).not.toContain(hidden);
      },
    ),
  ],
  couponOf: [
    always('tells a coupon’s code and never a referral’s', anyText, (code) => {
      expect(couponOf({ code, kind: 'coupon' })).toBe(code);
      expect(couponOf({ code, kind: 'referral' })).toBe('referral');
    }),
  ],
  majorUnits: [
    always('is a hundredth', fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      expect(Math.round(majorUnits(amount) * 100)).toBe(amount);
    }),
  ],
  withDefaults: [
    always(
      'keeps every property that is there, and names a currency wherever there is money',
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
      'is as it was last turned, and tells of changes alone',
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
      'records nothing without consent, and nothing secret with it',
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
    always('counts each navigation once, while it is allowed', fc.array(fc.tuple(paths, fc.boolean())), (visits) => {
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
  describeError: [
    always(
      'describes whatever is thrown without an error of its own',
      thrown,
      fc.array(anyText, { maxLength: 3 }),
      (error, personal) => {
        const told = describeError(error, { href: 'https://myler.example/membership?join=gold', personal });
        if (told)
          expect(Object.values(told).map((value) => typeof value)).toEqual(['string', 'string', 'string', 'object']);
      },
    ),
    always(
      'tells no word of the visitor’s, in whatever script they write',
      words,
      fc.oneof(
        fc.stringMatching(/^[A-Z][a-zé'-]{2,9}$/),
        fc.constantFrom('Nguyễn', '王小明', 'محمد', 'Kaʻahumanu', 'Þórdís'),
      ),
      words,
      (before, word, after) => {
        const error = new Error(`${before}${word} ${after}`);
        const told = describeError(error, {
          href: `https://myler.example/${encodeURIComponent(word)}`,
          personal: [word],
        });
        fc.pre(!'[typed] [number] [token] [e-mail] [code]'.toLowerCase().includes(word.toLowerCase()));
        expect(told?.message).not.toContain(word);
        expect(told?.path).not.toContain(encodeURIComponent(word));
      },
    ),
    always('leaves no secret in the name, the message or the path', secret, words, (hidden, before) => {
      const error = Object.assign(new Error(`${before}${hidden}`), { name: hidden });
      const told = describeError(error, { href: `https://myler.example/orders/${hidden}`, personal: [] });
      expect(JSON.stringify(told)).not.toContain(hidden);
    }),
  ],
  createErrorReports: [
    alwaysAsync(
      'never rejects, whatever is thrown, wherever, and even when telling fails',
      thrown,
      anyText,
      fc.boolean(),
      async (uncaught, href, isAway) => {
        const reports = createErrorReports({
          consent: createConsentGate({ allowed: true }),
          surroundings: () => ({ href, personal: [] }),
          sink: () =>
            isAway
              ? Promise.reject(new Error('away'))
              : Promise.resolve({ send: () => undefined, discard: () => undefined }),
        });
        expect(await reports.report(uncaught)).toBeUndefined();
      },
    ),
  ],
  createNoTransport: [
    alwaysAsync('takes any event, and does nothing', anyText, async (name) => {
      const transport = createNoTransport();
      transport.send({ messageId: '1', type: 'track', name, anonymousId: '2', sentAt: '', properties: {} });
      transport.discard();
      await expect(transport.flush()).resolves.toBeUndefined();
    }),
  ],
  createConsoleTransport: [
    alwaysAsync('prints every event with its name, at once', anyText, async (name) => {
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
  expect(await suite.mistakes()).toEqual([]);
});

afterAll(() => console.log(suite.figures()));
