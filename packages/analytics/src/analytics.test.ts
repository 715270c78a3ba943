import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './client.ts';
import { createConsentGate } from './consent.ts';
import { couponOf, looksLikeEmail, majorUnits, redact, redactText, redactUrl } from './events.ts';
import { createPageViews } from './page-views.ts';
import { createConsoleTransport, createHttpTransport, createNoTransport, type Envelope } from './transports/index.ts';

function recording({ allowed = true } = {}) {
  const sent: Envelope[] = [];
  const consent = createConsentGate({ allowed });
  let ids = 0;
  const analytics = createAnalytics({
    transports: [createConsoleTransport((_message, event) => sent.push(event))],
    consent,
    now: () => Date.UTC(2026, 10, 21),
    id: () => `id-${(ids += 1)}`,
  });
  return { sent, consent, analytics };
}

/**
 * How many parts of one regular expression repeat without end, in the worst that is tried meanwhile. With two the time
 * grows with the square of the text's length, with three with its cube.
 */
function mostRepetitions(work: () => void): number {
  const tried = vi.spyOn(RegExp.prototype, 'exec');
  work();
  const sources = new Set(tried.mock.contexts.map((expression) => (expression as RegExp).source));
  tried.mockRestore();
  return Math.max(...Array.from(sources, repetitionsIn));
}

function repetitionsIn(source: string): number {
  const withoutClasses = source.replaceAll(/\[(?:\\.|[^\]\\])*\]/g, 'x');
  const withoutLookarounds = withoutClasses.replaceAll(/\(\?<?[=!][^()]*\)/g, '');
  return Math.max(...withoutLookarounds.split('|').map((part) => part.match(/[*+]|\{\d+,\}/g)?.length ?? 0));
}

describe('before consent', () => {
  it('nothing leaves, and nothing waits to leave later', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    analytics.track('Checkout Started', { value: 295 });
    analytics.page({ path: '/' });
    analytics.identify('member-1');
    consent.allow();
    expect(sent).toEqual([]);
  });

  it('nothing is given an id', () => {
    let made = 0;
    const analytics = createAnalytics({
      transports: [],
      consent: createConsentGate(),
      now: () => 0,
      id: () => `id-${(made += 1)}`,
    });
    analytics.page({ path: '/' });
    expect(made).toBe(0);
  });
});

describe('once allowed', () => {
  it('an event carries an id of its own, its time and what happened', () => {
    const { sent, analytics } = recording();
    analytics.track('Checkout Step Viewed', { step: 2 });
    analytics.track('Checkout Step Completed', { step: 2 });
    expect(sent[0]).toEqual({
      messageId: 'id-2',
      type: 'track',
      name: 'Checkout Step Viewed',
      anonymousId: 'id-1',
      sentAt: '2026-11-21T00:00:00.000Z',
      properties: { step: 2 },
    });
    expect(sent[1]?.messageId).not.toBe(sent[0]?.messageId);
    expect(sent[1]?.anonymousId).toBe('id-1');
  });

  it('sums are in US dollars unless they say otherwise (specification 9)', () => {
    const { sent, analytics } = recording();
    analytics.track('Order Completed', { total: majorUnits(134_550) });
    analytics.track('Order Completed', { total: 295, currency: 'GBP' });
    expect(sent.map((event) => event.properties)).toEqual([
      { currency: 'USD', total: 1345.5 },
      { currency: 'GBP', total: 295 },
    ]);
  });

  it('a product is one unless it says otherwise (specification 9)', () => {
    const { sent, analytics } = recording();
    const gold = { product_id: 'gold', name: 'Gold' };
    analytics.track('Checkout Started', { products: [gold, { ...gold, quantity: 2 }] });
    analytics.track('Product Viewed', gold);
    analytics.track('Product Added to Wishlist', gold);
    expect(sent[0]?.properties['products']).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
    expect(sent.slice(1).map(({ properties }) => properties['quantity'])).toEqual([1, 1]);
    expect(sent[1]?.properties).toEqual({ currency: 'USD', quantity: 1, product_id: 'gold', name: 'Gold' });
  });

  it('words that somebody looked for leave without an e-mail address in them', () => {
    const { sent, analytics } = recording();
    analytics.track('Products Searched', { query: 'lake amara@myler.example' });
    expect(sent[0]?.properties).toEqual({ query: 'lake [e-mail]' });
  });

  it('a member is known by id from the moment they sign in until they sign out', () => {
    const { sent, analytics } = recording();
    analytics.identify('member-1');
    analytics.page({ path: '/' });
    analytics.identify(undefined);
    analytics.page({ path: '/faq' });
    expect(sent.map((event) => [event.type, event.name, event.userId])).toEqual([
      ['identify', 'Identified', 'member-1'],
      ['page', '/', 'member-1'],
      ['page', '/faq', undefined],
    ]);
  });

  it('a member is never known by an e-mail address, and the same member is told of once', () => {
    const { sent, analytics } = recording();
    analytics.identify('amara@myler.example');
    analytics.page({ path: '/' });
    analytics.identify('member-1');
    analytics.identify('member-1');
    expect(sent.map((event) => [event.type, event.userId])).toEqual([
      ['page', undefined],
      ['identify', 'member-1'],
    ]);
  });

  it('a member who was known before consent is known to what follows it', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    analytics.identify('member-1');
    consent.allow();
    analytics.page({ path: '/' });
    expect(sent.map((event) => [event.type, event.userId])).toEqual([['page', 'member-1']]);
  });

  it('an error is an event of its own kind', () => {
    const { sent, analytics } = recording();
    analytics.error({ name: 'TypeError', message: 'x is undefined', path: '/faq', stack: [] });
    expect(sent[0]).toMatchObject({
      type: 'error',
      name: 'TypeError',
      properties: { message: 'x is undefined', path: '/faq', stack: [] },
    });
  });

  it('a broken collector does not break the page, nor the other collectors', () => {
    const sent: Envelope[] = [];
    const broken = {
      ...createNoTransport(),
      send: () => {
        throw new Error('broken');
      },
    };
    const analytics = createAnalytics({
      transports: [broken, createConsoleTransport((_message, event) => sent.push(event))],
      consent: createConsentGate({ allowed: true }),
      now: () => 0,
      id: () => 'id',
    });
    expect(() => analytics.page({ path: '/' })).not.toThrow();
    expect(sent).toHaveLength(1);
  });
});

describe('what waits', () => {
  const waiting = () => {
    const done: string[] = [];
    const consent = createConsentGate({ allowed: true });
    const transport = (name: string) => ({
      send: () => undefined,
      flush: () => Promise.resolve(void done.push(`${name} sent`)),
      discard: () => done.push(`${name} forgotten`),
    });
    const transports = [transport('one'), transport('other')];
    return { done, consent, analytics: createAnalytics({ transports, consent, now: () => 0, id: () => 'id' }) };
  };

  it('is sent by every transport when it is asked for', async () => {
    const { done, analytics } = waiting();
    await analytics.flush();
    expect(done).toEqual(['one sent', 'other sent']);
  });

  it('is forgotten by every transport when consent is withdrawn, and by none when it is given', () => {
    const { done, consent } = waiting();
    consent.withdraw();
    expect(done).toEqual(['one forgotten', 'other forgotten']);
    consent.allow();
    expect(done).toHaveLength(2);
  });
});

describe('when consent is withdrawn', () => {
  it('elsewhere (another tab, a cookie whose time is over), the next event finds the gate closed', () => {
    let given = true;
    const sent: string[] = [];
    const discarded: string[] = [];
    const consent = createConsentGate({ allowed: true, stillGiven: () => given });
    const analytics = createAnalytics({
      transports: [
        {
          send: ({ name }) => void sent.push(name),
          flush: () => Promise.resolve(),
          discard: () => discarded.push('all'),
        },
      ],
      consent,
      now: () => 0,
      id: () => 'id',
    });
    analytics.page({ path: '/' });
    given = false;
    analytics.page({ path: '/faq' });
    given = true;
    analytics.page({ path: '/about' });
    expect(sent).toEqual(['/']);
    expect(discarded).toEqual(['all']);
  });

  it('what waits is forgotten, and whoever comes back is somebody new', () => {
    const { sent, consent, analytics } = recording();
    analytics.page({ path: '/' });
    consent.withdraw();
    analytics.page({ path: '/faq' });
    consent.allow();
    analytics.page({ path: '/about' });
    expect(sent.map((event) => event.name)).toEqual(['/', '/about']);
    expect(sent[1]?.anonymousId).not.toBe(sent[0]?.anonymousId);
  });

  it('a batch that waits never leaves', async () => {
    const bodies: string[] = [];
    const transport = createHttpTransport({
      url: '/collect',
      fetch: (_url, { body }) => {
        bodies.push(body);
        return Promise.resolve({ ok: true, status: 202 });
      },
      schedule: () => () => undefined,
    });
    const consent = createConsentGate({ allowed: true });
    const analytics = createAnalytics({ transports: [transport], consent, now: () => 0, id: () => 'id' });
    analytics.page({ path: '/' });
    consent.withdraw();
    await analytics.flush();
    expect(bodies).toEqual([]);
  });
});

describe('page views', () => {
  it('are exactly one per navigation, the first load included (specification 2 and 7)', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    for (const path of ['/', '/membership', '/']) views.record({ path });
    expect(sent.map((event) => event.name)).toEqual(['/', '/membership', '/']);
  });

  it('are not counted again for a hash, a query, a dialog or a second render', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    for (const path of [
      '/discover-myler',
      '/discover-myler',
      '/discover-myler#enquire',
      '/discover-myler?join=gold',
      '/discover-myler/',
    ]) {
      views.record({ path });
    }
    expect(sent).toHaveLength(1);
  });

  it('are counted again for a page that the browser brought back as it was', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    views.record({ path: '/our-hotels', title: 'Hotels' });
    views.record({ path: '/our-hotels', title: 'Hotels', returned: true });
    views.record({ path: '/our-hotels', title: 'Hotels' });
    expect(sent.map((event) => event.properties)).toEqual([
      { path: '/our-hotels', title: 'Hotels' },
      { path: '/our-hotels', title: 'Hotels' },
    ]);
  });

  it('begin with the page on which consent is given, and leave out the ones before', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    const views = createPageViews(analytics);
    views.record({ path: '/' });
    views.record({ path: '/membership', title: 'Membership' });
    consent.allow();
    consent.withdraw();
    consent.allow();
    expect(sent.map((event) => event.properties)).toEqual([{ path: '/membership', title: 'Membership' }]);
  });
});

describe('a page view', () => {
  it('says where the visitor came from, without secrets', () => {
    const { sent, analytics } = recording();
    createPageViews(analytics).record({ path: '/', referrer: 'https://mail.example/?token=abc' });
    expect(sent[0]?.properties).toEqual({ path: '/', referrer: 'https://mail.example/?token=[redacted]' });
  });

  it('is another for another path, and the same with a slash or two at its end', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    for (const path of ['/a/b', '/ab', '/ab//', '/ab/?page=2', '/', '//']) views.record({ path });
    expect(sent.map(({ name }) => name)).toEqual(['/a/b', '/ab', '/']);
  });

  it('is recorded no more once the subscription to consent has ended', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    const views = createPageViews(analytics);
    views.record({ path: '/' });
    views.stop();
    consent.allow();
    expect(sent).toEqual([]);
  });
});

describe('what leaves', () => {
  it('treats a value as an e-mail if it loosely matches one (specification 5)', () => {
    for (const email of ['a@b', 'amara@example.com', ' amara+x@example.co.uk ', 'ämara@пример.рф']) {
      expect(looksLikeEmail(email)).toBe(true);
    }
    for (const other of ['amara', '@', 'a@', '@b', 'write to a@b now', 'a@b now', ['a@b'], 7, null, undefined]) {
      expect(looksLikeEmail(other)).toBe(false);
    }
  });

  it('is looked through in a time that grows with its length, or with the square of 2,000 characters at most', () => {
    const email = 'a@'.repeat(5000);
    expect(mostRepetitions(() => looksLikeEmail(`${email} b`))).toBe(0);
    expect(mostRepetitions(() => redactText('?'.repeat(2000)))).toBeLessThanOrEqual(2);
    expect(mostRepetitions(() => redactUrl(`/?${'a=&'.repeat(700)}`))).toBeLessThanOrEqual(2);
  });

  it('holds no e-mail address, token or code from an address', () => {
    expect(redactUrl('/search-results?q=amara@example.com&page=2')).toBe('/search-results?q=[e-mail]&page=2');
    expect(redactUrl('/search-results?q=amara%40example.com')).toBe('/search-results?q=[e-mail]');
    expect(redactUrl('https://myler.example/?join=gold&ref=ADA10')).toBe(
      'https://myler.example/?join=gold&ref=[redacted]',
    );
    expect(redactUrl('/#reset-password=abc')).toBe('/#reset-password=[redacted]');
    expect(redactUrl('/#newsletter-confirm=abc')).toBe('/#newsletter-confirm=[redacted]');
    expect(redactUrl('/e-gift-card/orders/kX9sQ2mTz7Lw4RbN8vYc')).toBe('/e-gift-card/orders/[token]');
    expect(redactUrl('/travel-journal/seven-trains-with-a-nap-in-them')).toBe(
      '/travel-journal/seven-trains-with-a-nap-in-them',
    );
    expect(redactUrl('/discover-myler#enquire')).toBe('/discover-myler#enquire');
  });

  it('is cut where nothing that leaves is as long: words, addresses, names, and what lies too deep', () => {
    expect(redactText('x '.repeat(1500))).toBe('x '.repeat(1000));
    expect(redactUrl(`/${'x/'.repeat(1500)}`)).toHaveLength(2000);
    const { sent, analytics } = recording();
    analytics.page({ path: `/${'x/'.repeat(100)}` });
    expect(sent[0]?.name).toHaveLength(120);
    const deep = (levels: number): unknown => (levels === 0 ? { note: 'x' } : { in: deep(levels - 1) });
    const deepList = (levels: number): unknown => (levels === 0 ? ['x'] : [deepList(levels - 1)]);
    expect(redact(deep(6))).toEqual(deep(6));
    expect(redact(deepList(6))).toEqual(deepList(6));
    expect(JSON.stringify(redact(deep(7)))).toContain('[deep]');
    expect(JSON.stringify(redact(deepList(7)))).toContain('[deep]');
  });

  it('holds none of them in the midst of words', () => {
    expect(redactText('see https://mail.example/?q=a&token=abc, said amara@intranet, code MYLR-7K2P-9QXZ-44TD')).toBe(
      'see https://mail.example/?q=a&token=[redacted] said [e-mail], code [code]',
    );
    expect(redactText('the order 0b9e7f6c-1111-4222-8333-123456789012 was paid')).toBe(
      'the order 0b9e7f6c-1111-4222-8333-123456789012 was paid',
    );
  });

  it('holds nothing that follows a second "@"', () => {
    expect(redactText('A@0@A')).toBe('[e-mail]');
    expect(redactText('from x@host@amara, @amara@example.com and a@@b')).toBe('from [e-mail], @[e-mail] and [e-mail]');
    expect(redactUrl('/search-results?q=x@host%40amara')).toBe('/search-results?q=[e-mail]');
  });

  it('holds no rest of a number or a code that goes on in the next word', () => {
    expect(redactText('card 424242424242 424242 at /a')).toBe('card [number] at /a');
    expect(redactText('n=424242424242 424242')).toBe('n=[number]');
    expect(redactText('/a?424242424242 424242')).toBe('/a?[number]');
  });

  it('holds no secret of an address whose query begins at once, and no whole number of twelve digits', () => {
    expect(redactText('see /?token=abc')).toBe('see /?token=[redacted]');
    expect(redact([99_999_999_999, 100_000_000_000, -100_000_000_000])).toEqual([
      99_999_999_999,
      '[number]',
      '[number]',
    ]);
  });

  it('holds no value of a name that is itself a secret', () => {
    expect(redactText('?A@0=')).toBe('?[e-mail]=[redacted]');
    expect(redactUrl('/unsubscribe?amara@example.com=Amara&page=2')).toBe('/unsubscribe?[e-mail]=[redacted]&page=2');
  });

  it('says of a referral code only that there was one: it is a member’s', () => {
    expect(couponOf({ code: 'WELCOME10', kind: 'coupon' })).toBe('WELCOME10');
    expect(couponOf({ code: 'ADA10', kind: 'referral' })).toBe('referral');
  });

  it('holds no card number, security code or password, however deep or however written', () => {
    const properties = {
      note: 'paid with 4242 4242 4242 4242',
      host: 'amara@intranet',
      dashed: '3782-822463-10005',
      // Begins like an id.
      grouped: '42424242-4242-4242',
      card: { number: '4242424242424242', cvc: '123', brand: 'VISA' },
      list: [{ password: 'correct horse' }, 'amara@example.com', 4_242_424_242_424_242],
      total: 1345.5,
    };
    expect(redact(properties)).toEqual({
      note: 'paid with [number]',
      host: '[e-mail]',
      dashed: '[number]',
      grouped: '[number]',
      card: { brand: 'VISA' },
      list: [{}, '[e-mail]', '[number]'],
      total: 1345.5,
    });
  });
});
