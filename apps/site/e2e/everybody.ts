import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Registration } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { listPrice } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { giftAnswersOf, type GiftCardBuyer, type Person } from '@myler/forms/people';
import { CODE, fillGiftForm, goToPayment } from './gift-card.ts';
import { mimePartsOf, subjectOf, plainTextOf } from './email-message.ts';
import { byPasting, ownExpiry } from './join.ts';
import type { Stack } from './stack.ts';

/** An address in a domain that only this visit uses, so that a journey can be repeated. */
const atVisitDomain = (email: string, visit: string) => email.replace('@', `@${visit}.`);

const newVisitId = () => randomUUID().slice(0, 8);

/** A name as it is stored: composed, with one space between words. */
const tidied = (name: string) => name.normalize('NFC').replaceAll(/ +/g, ' ').trim();

/** Without the invisible marks that isolate the direction of a name. */
const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

/** A person of the table, on one visit. */
export interface PersonOnVisit {
  /** What the visitor types. */
  person: Person;
  /** The member's displayed name and email address. */
  name: string;
  email: string;
  /** The text of the last button: the price, unless a code reduces it. */
  payButton: string | RegExp;
}

export function personOnVisit(person: Person): PersonOnVisit {
  const visit = newVisitId();
  const { referralCode, membershipId, currency, stored, creditCard } = person;
  return {
    person: {
      ...person,
      email: atVisitDomain(person.email, visit),
      creditCard: referralCode && creditCard.number ? { ...creditCard, expiry: ownExpiry() } : creditCard,
    },
    name: tidied(person.firstName),
    email: atVisitDomain(stored.email ?? person.email.trim(), visit),
    payButton: referralCode
      ? /^(Pay .* and join|Join)$/
      : `Pay ${formatMoney(listPrice(membershipId, currency), { cents: true })} and join`,
  };
}

/** What a registration has and a member's rows do not, or not as it was typed. */
type NotStored = 'formType' | 'password' | 'referralCode' | 'giftCode' | 'termsAccept' | 'total';

/** Expects that the member has the typed data, and one welcome email with the right name. */
export async function expectMember(stack: Stack, { person, name, email }: PersonOnVisit): Promise<void> {
  const { stored } = person;
  // With the names of the request, so that a new field of it does not compile until it is expected here.
  const members = await stack.query(
    `select email, first_name as "firstName", last_name as "lastName", phone_number as "phoneNumber",
            date_of_birth::text as "dateOfBirth", country_code as "countryCode",
            json_build_object('id', city_id, 'name', city_name) as city, instagram_username as instagram,
            json_build_object('companyName', company_name, 'taxNumber', tax_number, 'street', street,
              'postalCode', postal_code, 'invoiceEmail', invoice_email, 'role', role) as company,
            whats_app_consent as "whatsAppConsent", membership_id as "membershipId", currency,
            card_brand || ' ' || card_last_four as "creditCard",
            array(select first_name || ' ' || date_of_birth from children where user_id = users.id order by position) as children
       from users join memberships on memberships.user_id = users.id where email_key = $1`,
    [email.toLowerCase()],
  );
  const { id, name: city } = person.city;
  const expected = {
    email,
    firstName: name,
    lastName: tidied(person.lastName),
    phoneNumber: stored.phoneNumber,
    dateOfBirth: stored.dateOfBirth,
    countryCode: person.countryCode,
    // A city of the list is stored with the list's spelling, whatever its capitals.
    city: { id, name: id ? expect.stringMatching(new RegExp(`^${city}$`, 'i')) : tidied(city) },
    instagram: stored.instagram,
    whatsAppConsent: person.whatsAppConsent,
    // Empty fields are not stored.
    company: Object.fromEntries(Object.entries(person.company).map(([field, typed]) => [field, tidied(typed) || null])),
    membershipId: person.membershipId,
    currency: person.currency,
    creditCard: stored.card && `${stored.card.brand} ${stored.card.lastFour}`,
    children: person.children.list.map((child, index) => `${tidied(child.firstName)} ${stored.childrenBornOn[index]}`),
  } satisfies Record<Exclude<keyof Registration, NotStored>, unknown>;
  expect(members).toEqual([expected]);

  await expect.poll(() => stack.mailsTo(email)).toHaveLength(1);
  const [mail = ''] = await stack.mailsTo(email);
  expect(withoutIsolates(subjectOf(mail))).toBe(`Welcome to Myler, ${inSubject(name)}`);
  expect(withoutIsolates(plainTextOf(mail)).split(/\r?\n/)[0]).toBe(`Dear ${name},`);
}

/** A subject has forty characters of a name. */
function inSubject(name: string): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment);
  return characters.length > 40 ? `${characters.slice(0, 39).join('').trimEnd()}…` : name;
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
  const recipient = isolate(tidied(form.recipient.name));
  return {
    buyer,
    form,
    payButton: `Pay ${formatMoney(buyer.stored.amount, { cents: true })}`,
    lastHeading:
      buyer.daysAhead === null ? `It is on its way to ${recipient}.` : `It is ready, and waits for ${recipient}.`,
  };
}

/** Buys a gift card by pasting every answer, and expects that it is paid, stored and delivered. */
export async function buyAs(buyer: GiftCardBuyer, page: Page, stack: Stack): Promise<void> {
  const gift = buyerOnVisit(buyer);
  const input = byPasting(page);
  await page.goto('/e-gift-card');
  await fillGiftForm(page, gift.form, input);
  await goToPayment(page, buyer.creditCard, input);
  await page.getByRole('button', { name: gift.payButton, exact: true }).click();
  await expect(page.getByRole('heading', { name: gift.lastHeading })).toBeFocused();
  await expectGift(stack, gift);
}

/**
 * Expects that the card is paid and stored as typed. On its day the recipient receives it, and the sender a receipt.
 */
export async function expectGift(stack: Stack, { buyer, form }: BuyerOnVisit): Promise<void> {
  const [to, from] = [form.recipient.email.trim(), form.sender.email.trim()];
  const [recipient, sender] = [tidied(form.recipient.name), tidied(form.sender.name)];
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
      (mail) => withoutIsolates(subjectOf(mail)) === `A gift card for you from ${inSubject(sender)}`,
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
  await expect.poll(receipts).toContainEqual(expect.stringContaining(`Your gift for ${inSubject(recipient)}: MG-`));
}
