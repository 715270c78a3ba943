import { giftCardBuyers, persons } from '@myler/forms/people';
import { buyAs, expectMember, personOnVisit } from './everybody.ts';
import { byPasting, chooseMembership, fillCard, fillPersonalDetails } from './join.ts';
import { memberLink } from './member.ts';
import { expect, test } from './test.ts';

/** `pnpm test` runs the first of them; `pnpm test:all e2e` the others, and the buyers. */
const [aPerson] = persons;

for (const person of persons) {
  const details = person === aPerson ? { tag: ['@spec:1-join'] } : {};
  test(
    `${person.id} joins, is a member, and is welcomed by name. ${person.particular}`,
    details,
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

for (const buyer of giftCardBuyers) {
  test(`${buyer.id} buys a gift card, and the recipient has it. ${buyer.particular}`, async ({ page, stack }) => {
    await buyAs(buyer, page, stack);
  });
}
