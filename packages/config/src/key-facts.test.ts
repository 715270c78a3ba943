import { describe, expect, it } from 'vitest';
import { deskLine, mailboxes } from './contact.ts';
import { currencyCodes, formatMoney } from './currencies.ts';
import { keyFact, keyFactIds, keyFacts } from './key-facts.ts';
import { listPrice, memberships } from './memberships.ts';

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

describe('the key facts', () => {
  it('are six, each with a title and complete sentences', () => {
    expect(keyFacts.map(({ id }) => id)).toEqual([...keyFactIds]);
    for (const { title, text } of keyFacts) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('state the list price of every tier in every currency', { tags: ['promise:list-price'] }, () => {
    const { text } = keyFact('price');
    for (const { id, name } of memberships) {
      const prices = currencyCodes.map((currency) => formatMoney(listPrice(id, currency)));
      expect(text).toContain(`${name} ${anyOf.format(prices)}`);
    }
  });

  it('give the address and the telephone number that end a membership', () => {
    expect(keyFact('leaving').text).toContain(mailboxes.membership);
    expect(keyFact('leaving').text).toContain(deskLine.display);
  });

  it('name the cards and the currencies that we accept, and only known brands', () => {
    const { text } = keyFact('payment');
    expect(text).toContain(
      'By Visa, American Express, Mastercard, Discover, Diners Club, JCB or China UnionPay, in pounds sterling, euros or US dollars,',
    );
  });
});
