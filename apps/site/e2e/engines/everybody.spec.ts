import { giftCardBuyers, persons } from '@myler/forms/people';
import { expectGift, expectMember, giftOf, visitOf } from '../everybody.ts';
import { buyGift } from './gift-card.ts';
import { chooseMembership, goToPayment, pay } from './join.ts';
import { SHORT, test } from './test.ts';

/** `pnpm test` runs the first of each table only. */
const details = (index: number) => (index === 0 ? { tag: SHORT } : {});

for (const [index, person] of persons.slice(0, 8).entries()) {
  test(`${person.id} joins, is a member, and is welcomed by name`, details(index), async ({ visitor, stack }) => {
    const visit = visitOf(person);
    const { who, name, payButton } = visit;
    await visitor.open('/');
    await visitor.find('banner').find('link', 'Join', { exact: true }).press();
    await chooseMembership(visitor, who);
    await goToPayment(visitor, who);
    await pay(visitor, who, payButton);
    const welcome = visitor.find('dialog', 'Welcome to Myler');
    await welcome.says(name);
    await visitor.press('Escape');
    await welcome.isGone();
    await visitor.find('banner').find('link', `${name}’s travels`).isThere();
    await expectMember(stack, visit);
  });
}

for (const [index, buyer] of giftCardBuyers.slice(0, 8).entries()) {
  test(`${buyer.id} buys a gift card, and the recipient has it`, details(index), async ({ visitor, stack }) => {
    const gift = giftOf(buyer);
    await visitor.open('/e-gift-card');
    await buyGift(visitor, gift);
    await visitor.find('heading', gift.done).is('isFocused');
    await expectGift(stack, gift);
  });
}
