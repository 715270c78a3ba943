import { randomUUID } from 'node:crypto';
import { formatMoney } from '@myler/config/currencies';
import { listPrice } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { giftAnswersOf, giftCardBuyers, persons, type Person } from '@myler/forms/people';
import { CODE, lookOver, writeGift } from './gift-card.ts';
import { byPasting, chooseMembership, fillCard, tellAboutYourself } from './join.ts';
import { partsOf, subjectOf, wordsOf } from './letter.ts';
import { travelsOf } from './member.ts';
import { expect, test } from './test.ts';

/** `pnpm journeys` plays all of them; `pnpm test` the first of each table, which are the most telling. */
const isEverybody = process.env['TEST_EVERYBODY'] === '1';
const joining = isEverybody ? persons : persons.slice(0, 5);
const buying = isEverybody ? giftCardBuyers : giftCardBuyers.slice(0, 3);

/** The person's own address, in a domain that nobody else writes to: a journey may be repeated. */
const atOwnDomain = (email: string, visit: string) => email.replace('@', `@${visit}.`);

/** Without the invisible marks that keep a name in its own direction. */
const unmarked = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

/** What the button names, for a person without a code; with one, whatever is left. */
function payButton({ referralCode, membershipId, currency }: Person): string | RegExp {
  if (referralCode) return /^(Pay .* and join|Join)$/;
  return `Pay ${formatMoney(listPrice(membershipId, currency), { cents: true })} and join`;
}

for (const person of joining) {
  test(`${person.id} joins, is a member, and is welcomed by name. ${person.particular}`, async ({ page, stack }) => {
    const { stored } = person;
    const visit = randomUUID().slice(0, 8);
    const who = { ...person, email: atOwnDomain(person.email, visit) };
    const email = atOwnDomain(stored.email ?? person.email.trim(), visit);
    const name = person.firstName.trim();
    const hands = byPasting(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }).click();
    await chooseMembership(page, who, hands);
    await page.getByRole('button', { name: 'Continue' }).click();
    await tellAboutYourself(page, who, hands);
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCard(page, who.creditCard, hands);
    await page.getByRole('button', { name: payButton(person), exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(travelsOf(page, { firstName: name })).toBeVisible();

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
        // A city of the list is stored under the list's name, whatever its capitals.
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
    expect(unmarked(subjectOf(mail))).toBe(`Welcome to Myler, ${name}`);
    expect(unmarked(wordsOf(mail)).split(/\r?\n/)[0]).toBe(`Dear ${name},`);
  });
}

for (const buyer of buying) {
  test(`${buyer.id} buys a gift card, and the recipient has it. ${buyer.particular}`, async ({ page, stack }) => {
    const visit = randomUUID().slice(0, 8);
    const of = ({ name, email }: { name: string; email: string }) => ({ name, email: atOwnDomain(email, visit) });
    const form = giftAnswersOf({ ...buyer, recipient: of(buyer.recipient), sender: of(buyer.sender) }, Date.now());
    const [to, from] = [form.recipient.email.trim(), form.sender.email.trim()];
    const [recipient, sender] = [form.recipient.name.trim(), form.sender.name.trim()];
    const isLater = buyer.daysAhead !== null;
    const hands = byPasting(page);
    await page.goto('/e-gift-card');
    await writeGift(page, form, hands);
    await lookOver(page, buyer.creditCard, hands);
    const sum = formatMoney(buyer.stored.amount, { cents: true });
    await page.getByRole('button', { name: `Pay ${sum}`, exact: true }).click();
    const done = isLater
      ? `It is sealed, and waits for ${isolate(recipient)}.`
      : `It is on its way to ${isolate(recipient)}.`;
    await expect(page.getByRole('heading', { name: done })).toBeFocused();

    const cards = () =>
      stack.query<Record<string, unknown>>(
        `select gift_cards.status, recipient_name, recipient_email, sender_name, sender_email, message, time_zone,
                gift_cards.amount, gift_cards.currency, membership_id, gift_cards.card_brand, gift_cards.card_last_four, outcome, sandbox_ledger.amount as paid
           from gift_cards join sandbox_ledger on sandbox_ledger.key = attempt_key::text where lower(recipient_email) = $1`,
        [to.toLowerCase()],
      );
    expect(await cards()).toEqual([
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
      // Its day has come.
      await stack.query(`update gift_cards set deliver_at = now() where recipient_email = $1`, [to]);
    }

    const delivered = async () =>
      (await stack.mailsTo(to)).filter((mail) => unmarked(subjectOf(mail)) === `${sender} has sent you a gift card`);
    await expect.poll(delivered, `a gift card for ${to}`).toHaveLength(1);
    const [mail = ''] = await delivered();
    const words = unmarked(wordsOf(mail)).replaceAll('\r\n', '\n');
    expect(words.split('\n')[0]).toBe(`Dear ${recipient},`);
    expect(words).toContain(`${sender} has given you `);
    expect(words).toMatch(CODE);
    const quoted = form.message.trim()
      ? form.message
          .trim()
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
      : [];
    expect(words.split('\n').filter((line) => line.startsWith('>'))).toEqual(quoted);
    expect(partsOf(mail).map(({ type }) => type)).toContain('application/pdf');
    const receipts = async () => (await stack.mailsTo(from)).map((receipt) => unmarked(subjectOf(receipt)));
    await expect.poll(receipts).toContainEqual(expect.stringContaining(`Your gift for ${recipient}: MG-`));
  });
}
