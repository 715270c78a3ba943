import { giftCardBuyers, persons } from '@myler/forms/people';
import { expectGift, expectMember, buyerOnVisit, personOnVisit } from '../everybody.ts';
import { buyGift } from './gift-card.ts';
import { chooseMembership, goToPayment, pay } from './join.ts';
import { test } from './test.ts';

for (const person of persons.slice(0, 8)) {
  test(`${person.id} joins, is a member, and is welcomed by name`, async ({ visitor, stack }) => {
    const visit = personOnVisit(person);
    const { person: who, name, payButton } = visit;
    await visitor.goto('/');
    await visitor.getByRole('banner').getByRole('link', 'Join', { exact: true }).click();
    await chooseMembership(visitor, who);
    await goToPayment(visitor, who);
    await pay(visitor, who, payButton);
    const welcome = visitor.getByRole('dialog', 'Welcome to Myler');
    await welcome.expectText(name);
    await visitor.press('Escape');
    await welcome.expectAbsent();
    await visitor.getByRole('banner').getByRole('link', `${name}, your membership`).expectPresent();
    await expectMember(stack, visit);
  });
}

for (const buyer of giftCardBuyers.slice(0, 8)) {
  test(`${buyer.id} buys a gift card, and the recipient has it`, async ({ visitor, stack }) => {
    const gift = buyerOnVisit(buyer);
    await visitor.goto('/e-gift-card');
    await buyGift(visitor, gift);
    await visitor.getByRole('heading', gift.lastHeading).expectState('isFocused');
    await expectGift(stack, gift);
  });
}
