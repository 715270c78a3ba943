import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { formatMoney } from '@myler/config/currencies';
import { listPrice } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { giftAnswersOf, type GiftCardBuyer, type Person } from '@myler/forms/people';
import { CODE } from './gift-card.ts';
import { mimePartsOf, subjectOf, plainTextOf } from './email-message.ts';
import type { Stack } from './stack.ts';

/** An address in a domain that only this visit uses, so that a journey can be repeated. */
const atVisitDomain = (email: string, visit: string) => email.replace('@', `@${visit}.`);

const newVisitId = () => randomUUID().slice(0, 8);

/** Without the invisible marks that isolate the direction of a name. */
const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

/** A person of the table, on one visit. */
export interface PersonOnVisit {
  /** What the visitor types. */
  person: Person;
  /** The member's displayed name and e-mail address. */
  name: string;
  email: string;
  /** The text of the last button: the price, unless a code reduces it. */
  payButton: string | RegExp;
}

export function personOnVisit(person: Person): PersonOnVisit {
  const visit = newVisitId();
  const { referralCode, membershipId, currency, stored } = person;
  return {
    person: { ...person, email: atVisitDomain(person.email, visit) },
    name: person.firstName.trim(),
    email: atVisitDomain(stored.email ?? person.email.trim(), visit),
    payButton: referralCode
      ? /^(Pay .* and join|Join)$/
      : `Pay ${formatMoney(listPrice(membershipId, currency), { cents: true })} and join`,
  };
}

/** Expects that the member has the typed data, and one welcome e-mail with the right name. */
export async function expectMember(stack: Stack, { person, name, email }: PersonOnVisit): Promise<void> {
  const { stored } = person;
  const members = await stack.query<Record<string, unknown>>(
    `select email, first_name, last_name, phone_number, date_of_birth::text, country_code, city_id, city_name,
            instagram_username, whats_app_consent, membership_id, currency, card_brand, card_last_four,
            array(select first_name || ' ' || date_of_birth from children where user_id = users.id order by position) as children
       from users join memberships on memberships.user_id = users.id where email_key = $1`,
    [email.toLowerCase()],
  );
  expect(members).toEqual([
    {
      email,
      first_name: name,
      last_name: person.lastName.trim(),
      phone_number: stored.phoneNumber,
      date_of_birth: stored.dateOfBirth,
      country_code: person.countryCode,
      city_id: person.city.id,
      // A city of the list is stored with the list's spelling, whatever its capitals.
      city_name: person.city.id
        ? expect.stringMatching(new RegExp(`^${person.city.name}$`, 'i'))
        : person.city.name.trim(),
      instagram_username: stored.instagram,
      whats_app_consent: person.whatsAppConsent,
      membership_id: person.membershipId,
      currency: person.currency,
      card_brand: stored.card?.brand ?? null,
      card_last_four: stored.card?.lastFour ?? null,
      children: person.children.list.map((child, index) => `${child.firstName} ${stored.childrenBornOn[index]}`),
    },
  ]);

  await expect.poll(() => stack.mailsTo(email)).toHaveLength(1);
  const [mail = ''] = await stack.mailsTo(email);
  expect(withoutIsolates(subjectOf(mail))).toBe(`Welcome to Myler, ${name}`);
  expect(withoutIsolates(plainTextOf(mail)).split(/\r?\n/)[0]).toBe(`Dear ${name},`);
}

/** A buyer of the table, on one visit. */
export interface BuyerOnVisit {
  buyer: GiftCardBuyer;
  /** What the visitor types. */
  form: ReturnType<typeof giftAnswersOf>;
  payButton: string;
  /** The heading of the last page. */
  lastHeading: string;
}

export function buyerOnVisit(buyer: GiftCardBuyer): BuyerOnVisit {
  const visit = newVisitId();
  const atVisit = ({ name, email }: { name: string; email: string }) => ({ name, email: atVisitDomain(email, visit) });
  const form = giftAnswersOf(
    { ...buyer, recipient: atVisit(buyer.recipient), sender: atVisit(buyer.sender) },
    Date.now(),
  );
  const recipient = isolate(form.recipient.name.trim());
  return {
    buyer,
    form,
    payButton: `Pay ${formatMoney(buyer.stored.amount, { cents: true })}`,
    lastHeading:
      buyer.daysAhead === null ? `It is on its way to ${recipient}.` : `It is ready, and waits for ${recipient}.`,
  };
}

/**
 * Expects that the card is paid and stored as typed. On its day the recipient receives it, and the sender a receipt.
 */
export async function expectGift(stack: Stack, { buyer, form }: BuyerOnVisit): Promise<void> {
  const [to, from] = [form.recipient.email.trim(), form.sender.email.trim()];
  const [recipient, sender] = [form.recipient.name.trim(), form.sender.name.trim()];
  const isLater = buyer.daysAhead !== null;
  const storedCards = () =>
    stack.query<Record<string, unknown>>(
      `select gift_cards.status, recipient_name, recipient_email, sender_name, sender_email, message, time_zone,
              gift_cards.amount, gift_cards.currency, membership_id, gift_cards.card_brand, gift_cards.card_last_four, outcome, sandbox_ledger.amount as paid
         from gift_cards join sandbox_ledger on sandbox_ledger.key = attempt_key::text where lower(recipient_email) = $1`,
      [to.toLowerCase()],
    );
  expect(await storedCards()).toEqual([
    {
      status: isLater ? 'scheduled' : 'delivered',
      recipient_name: recipient,
      recipient_email: to,
      sender_name: sender,
      sender_email: from,
      message: form.message.trim(),
      time_zone: form.timeZone || null,
      amount: buyer.stored.amount.amount,
      currency: buyer.stored.amount.currency,
      membership_id: form.membershipId || null,
      card_brand: buyer.stored.card.brand,
      card_last_four: buyer.stored.card.lastFour,
      outcome: 'charged',
      paid: buyer.stored.amount.amount,
    },
  ]);
  if (isLater) {
    // Moves the delivery day to today.
    await stack.query(`update gift_cards set deliver_at = now() where recipient_email = $1`, [to]);
  }

  const delivered = async () =>
    (await stack.mailsTo(to)).filter(
      (mail) => withoutIsolates(subjectOf(mail)) === `A gift card for you from ${sender}`,
    );
  await expect.poll(delivered, `a gift card for ${to}`).toHaveLength(1);
  const [mail = ''] = await delivered();
  const mailText = withoutIsolates(plainTextOf(mail)).replaceAll('\r\n', '\n');
  expect(mailText.split('\n')[0]).toBe(`Dear ${recipient},`);
  expect(mailText).toContain(`This is a gift from ${sender}: `);
  expect(mailText).toMatch(CODE);
  const quoted = form.message.trim()
    ? form.message
        .trim()
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
    : [];
  expect(mailText.split('\n').filter((line) => line.startsWith('>'))).toEqual(quoted);
  expect(mimePartsOf(mail).map(({ type }) => type)).toContain('application/pdf');
  const receipts = async () => (await stack.mailsTo(from)).map((receipt) => withoutIsolates(subjectOf(receipt)));
  await expect.poll(receipts).toContainEqual(expect.stringContaining(`Your gift for ${recipient}: MG-`));
}
