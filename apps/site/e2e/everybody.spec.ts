import { giftCardBuyers, persons } from '@myler/forms/people';
import { expectGift, expectMember, buyerOnVisit, personOnVisit } from './everybody.ts';
import { goToPayment, fillGiftForm } from './gift-card.ts';
import { byPasting, chooseMembership, fillCard, fillPersonalDetails } from './join.ts';
import { memberLink } from './member.ts';
import { expect, test } from './test.ts';

/** `pnpm test:all e2e` runs all of them; `pnpm test` the first of each table, which are the most useful. */
const isEverybody = process.env['TEST_EVERYBODY'] === '1';
const joining = isEverybody ? persons : persons.slice(0, 5);
const buying = isEverybody ? giftCardBuyers : giftCardBuyers.slice(0, 3);

for (const person of joining) {
  test(
    `${person.id} joins, is a member, and is welcomed by name. ${person.particular}`,
    { tag: ['@spec:1-join'] },
    async ({ page, stack }) => {
      const visit = personOnVisit(person);
      const { person: who, name, payButton } = visit;
      const input = byPasting(page);
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }).click();
      await chooseMembership(page, who, input);
      await page.getByRole('button', { name: 'Continue' }).click();
      await fillPersonalDetails(page, who, input);
      await page.getByRole('button', { name: 'Continue' }).click();
      await fillCard(page, who.creditCard, input);
      await page.getByRole('button', { name: payButton, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText(name);
      await page.keyboard.press('Escape');
      await expect(memberLink(page, { firstName: name })).toBeVisible();
      await expectMember(stack, visit);
    },
  );
}

for (const buyer of buying) {
  test(
    `${buyer.id} buys a gift card, and the recipient has it. ${buyer.particular}`,
    { tag: ['@spec:2-e-gift-card'] },
    async ({ page, stack }) => {
      const gift = buyerOnVisit(buyer);
      const input = byPasting(page);
      await page.goto('/e-gift-card');
      await fillGiftForm(page, gift.form, input);
      await goToPayment(page, buyer.creditCard, input);
      await page.getByRole('button', { name: gift.payButton, exact: true }).click();
      await expect(page.getByRole('heading', { name: gift.lastHeading })).toBeFocused();
      await expectGift(stack, gift);
    },
  );
}
