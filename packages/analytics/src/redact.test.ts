import { describe, expect, it, vi } from 'vitest';
import { recording } from '../test-support/recording.ts';
import { couponOf, looksLikeEmail, redact, redactText, redactUrl } from './events.ts';

/**
 * The largest number of unlimited repetitions in one alternative of the regular expressions that `work` runs. With two,
 * the time may grow with the square of the text's length; with three, with its cube.
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

describe('redacting', () => {
  it('treats a value as an email if it loosely matches one (specification 5)', { tags: ['spec:5-email'] }, () => {
    for (const email of ['a@b', 'amara@example.com', ' amara+x@example.co.uk ', 'ämara@пример.рф']) {
      expect(looksLikeEmail(email)).toBe(true);
    }
    for (const other of ['amara', '@', 'a@', '@b', 'write to a@b now', 'a@b now', ['a@b'], 7, null, undefined]) {
      expect(looksLikeEmail(other)).toBe(false);
    }
  });

  it('needs linear time, or quadratic time for at most 2,000 characters', () => {
    const email = 'a@'.repeat(5000);
    expect(mostRepetitions(() => looksLikeEmail(`${email} b`))).toBe(0);
    expect(mostRepetitions(() => redactText('?'.repeat(2000)))).toBeLessThanOrEqual(2);
    expect(mostRepetitions(() => redactUrl(`/?${'a=&'.repeat(700)}`))).toBeLessThanOrEqual(2);
  });

  it('removes email addresses, tokens and codes from a URL', () => {
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

  it('cuts long texts, URLs and names, and values that are nested too deep', () => {
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

  it('removes email addresses, tokens and codes from the middle of a sentence', () => {
    expect(redactText('see https://mail.example/?q=a&token=abc, said amara@intranet, code MYLR-7K2P-9QXZ-44TD')).toBe(
      'see https://mail.example/?q=a&token=[redacted] said [e-mail], code [code]',
    );
    expect(redactText('the order 0b9e7f6c-1111-4222-8333-123456789012 was paid')).toBe(
      'the order 0b9e7f6c-1111-4222-8333-123456789012 was paid',
    );
  });

  it('removes everything that follows a second "@"', () => {
    expect(redactText('A@0@A')).toBe('[e-mail]');
    expect(redactText('from x@host@amara, @amara@example.com and a@@b')).toBe('from [e-mail], @[e-mail] and [e-mail]');
    expect(redactUrl('/search-results?q=x@host%40amara')).toBe('/search-results?q=[e-mail]');
  });

  it('removes the rest of a number or a code that continues in the next word', () => {
    expect(redactText('card 424242424242 424242 at /a')).toBe('card [number] at /a');
    expect(redactText('n=424242424242 424242')).toBe('n=[number]');
    expect(redactText('/a?424242424242 424242')).toBe('/a?[number]');
  });

  it('removes the token of a URL that starts with its query, and integers of twelve digits', () => {
    expect(redactText('see /?token=abc')).toBe('see /?token=[redacted]');
    expect(redact([99_999_999_999, 100_000_000_000, -100_000_000_000])).toEqual([
      99_999_999_999,
      '[number]',
      '[number]',
    ]);
  });

  it('removes the value of a parameter whose name is a secret', () => {
    expect(redactText('?A@0=')).toBe('?[e-mail]=[redacted]');
    expect(redactUrl('/unsubscribe?amara@example.com=Amara&page=2')).toBe('/unsubscribe?[e-mail]=[redacted]&page=2');
  });

  it('replaces a member’s referral code with the word "referral"', () => {
    expect(couponOf({ code: 'WELCOME10', kind: 'coupon' })).toBe('WELCOME10');
    expect(couponOf({ code: 'ADA10', kind: 'referral' })).toBe('referral');
  });

  it('removes card numbers, security codes and passwords at any depth and in any format', () => {
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
