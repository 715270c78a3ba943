import { describe, expect, it } from 'vitest';
import { NAME_LENGTH } from '@myler/api-client/contract';
import { GIFT_MESSAGE_LENGTH } from '@myler/config/gift-cards';
import { giftCardBuyers, persons } from './index.ts';

const unique = (values: readonly string[]) => new Set(values).size;

describe('the table of ordinary people', () => {
  it('has forty persons and twenty gift-card buyers, each with their own name and address', () => {
    expect(unique(persons.map(({ id }) => id))).toBe(40);
    expect(unique(persons.map(({ email }) => email.trim().toLowerCase()))).toBe(40);
    expect(unique(giftCardBuyers.map(({ id }) => id))).toBe(20);
    expect(unique(giftCardBuyers.map(({ recipient }) => recipient.email.trim().toLowerCase()))).toBe(20);
  });

  it('describes in a sentence what is special about each person', () => {
    for (const { id, particular } of [...persons, ...giftCardBuyers]) expect(particular, id).toMatch(/^[A-Z].+\.$/);
  });

  it('has names and messages of the maximum length', () => {
    const lengths = persons.flatMap(({ firstName, lastName }) => [firstName.length, lastName.length]);
    expect(Math.max(...lengths)).toBe(NAME_LENGTH);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...giftCardBuyers.map(({ message }) => message.length))).toBe(GIFT_MESSAGE_LENGTH);
  });

  it('uses only email addresses in domains that are reserved for examples', () => {
    const addresses = [
      ...persons.map(({ email, stored }) => stored.email ?? email),
      ...giftCardBuyers.flatMap(({ recipient, sender }) => [recipient.email, sender.email]),
    ];
    for (const address of addresses) expect(address.trim()).toMatch(/[@.]example\.(com|org|net)$/i);
  });

  it('uses only telephone numbers in ranges that are reserved for fiction', () => {
    for (const { id, stored } of persons) {
      expect(stored.phoneNumber, id).toMatch(
        /^\+(442079460\d{3}|1\d{3}55501\d{2}|3363998\d{4}|61255501\d{3}|493023125\d{3}|467017406\d{2}|35320914\d{4})$/,
      );
    }
  });
});
