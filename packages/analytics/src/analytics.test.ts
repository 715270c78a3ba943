import { describe, expect, it } from 'vitest';
import { recording } from '../test-support/recording.ts';
import { createAnalytics } from './client.ts';
import { createConsentGate } from './consent.ts';
import { majorUnits } from './events.ts';
import { createConsoleTransport, createHttpTransport, createNoTransport, type Envelope } from './transports/index.ts';

describe('before consent', () => {
  it('no event is sent, and none is kept for later', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    analytics.track('Checkout Started', { value: 295 });
    analytics.page({ path: '/' });
    analytics.identify('member-1');
    consent.allow();
    expect(sent).toEqual([]);
  });

  it('no event gets an id', () => {
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

describe('with consent', () => {
  it('an event has its own id, its time, its name and its properties', () => {
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

  it('sums are in US dollars by default (specification 9)', { tags: ['spec:9-analytics-currency'] }, () => {
    const { sent, analytics } = recording();
    analytics.track('Order Completed', { total: majorUnits(134_550) });
    analytics.track('Order Completed', { total: 295, currency: 'GBP' });
    expect(sent.map((event) => event.properties)).toEqual([
      { currency: 'USD', total: 1345.5 },
      { currency: 'GBP', total: 295 },
    ]);
  });

  it('a product has the quantity one by default (specification 9)', { tags: ['spec:9-analytics-quantity'] }, () => {
    const { sent, analytics } = recording();
    const gold = { product_id: 'gold', name: 'Gold' };
    analytics.track('Checkout Started', { products: [gold, { ...gold, quantity: 2 }] });
    analytics.track('Product Viewed', gold);
    expect(sent[0]?.properties['products']).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
    expect(sent.slice(1).map(({ properties }) => properties['quantity'])).toEqual([1]);
    expect(sent[1]?.properties).toEqual({ currency: 'USD', quantity: 1, product_id: 'gold', name: 'Gold' });
  });

  it('search words are sent without their email addresses', () => {
    const { sent, analytics } = recording();
    analytics.track('Products Searched', { query: 'lake amara@myler.example' });
    expect(sent[0]?.properties).toEqual({ query: 'lake [e-mail]' });
  });

  it('events carry the member’s id from sign-in until sign-out', () => {
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

  it('an email address is never used as a member’s id, and the same member is identified once', () => {
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

  it('a member who signed in before consent is named in the events after it', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    analytics.identify('member-1');
    consent.allow();
    analytics.page({ path: '/' });
    expect(sent.map((event) => [event.type, event.userId])).toEqual([['page', 'member-1']]);
  });

  it('an error is an event of type error', () => {
    const { sent, analytics } = recording();
    analytics.error({ name: 'TypeError', message: 'x is undefined', path: '/faq', stack: [] });
    expect(sent[0]).toMatchObject({
      type: 'error',
      name: 'TypeError',
      properties: { message: 'x is undefined', path: '/faq', stack: [] },
    });
  });

  it('a transport that throws breaks neither the page nor the other transports', () => {
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

describe('the queue', () => {
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

  it('is flushed by every transport on request', async () => {
    const { done, analytics } = waiting();
    await analytics.flush();
    expect(done).toEqual(['one sent', 'other sent']);
  });

  it('is discarded by every transport when consent is withdrawn, and kept when consent is given', () => {
    const { done, consent } = waiting();
    consent.withdraw();
    expect(done).toEqual(['one forgotten', 'other forgotten']);
    consent.allow();
    expect(done).toHaveLength(2);
  });
});

describe('when consent is withdrawn', () => {
  it('in another tab or by an expired cookie, the next event is not sent and the queue is discarded', () => {
    let given = true;
    const sent: string[] = [];
    const discarded: string[] = [];
    const consent = createConsentGate({ allowed: true, readConsent: () => given });
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

  it('the anonymous id is forgotten, and the same visitor later gets a new one', () => {
    const { sent, consent, analytics } = recording();
    analytics.page({ path: '/' });
    consent.withdraw();
    analytics.page({ path: '/faq' });
    consent.allow();
    analytics.page({ path: '/about' });
    expect(sent.map((event) => event.name)).toEqual(['/', '/about']);
    expect(sent[1]?.anonymousId).not.toBe(sent[0]?.anonymousId);
  });

  it('a waiting batch is never sent', async () => {
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
