import { persons, type Person } from '@myler/forms/people';
import { fillCard, goToPayment, openWizard, pay } from './join.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

const [person] = persons as [Person, ...Person[]];

async function joinFromHome(visitor: Page, answers: Person): Promise<void> {
  await visitor.goto('/');
  await visitor.getByRole('banner').getByRole('link', 'Join', { exact: true }).click();
  await visitor
    .getByRole('dialog', 'Choose your membership')
    .getByRole('radio', /^Travel/)
    .click();
  await goToPayment(visitor, answers);
  await pay(visitor, answers);
  await visitor.getByRole('dialog', 'Welcome to Myler').expectText(answers.firstName);
}

test('A visitor comes from home and joins', async ({ visitor, stack, emailOf }) => {
  const amelie = { ...person, firstName: 'Amélie', lastName: 'Moreau-Lind', email: emailOf('amelie') };
  await joinFromHome(visitor, amelie);
  const rows = await stack.query('select first_name, last_name from users where email = $1', [amelie.email]);
  expect(rows).toEqual([{ first_name: 'Amélie', last_name: 'Moreau-Lind' }]);
});

test('A visitor who has joined is still signed in after a reload', async ({ visitor, emailOf }) => {
  await joinFromHome(visitor, { ...person, firstName: 'Amélie', email: emailOf('amelie') });
  await visitor.press('Escape');
  await visitor.getByRole('dialog', 'Welcome to Myler').expectAbsent();
  await visitor.reload();
  await visitor.getByRole('banner').getByRole('link', 'Amélie, your membership').expectPresent();
});

test.describe('a card that is declined', () => {
  test.use({ expectedMessages: /status of 402/ });

  test('A visitor whose card is declined keeps what was typed, and pays with another', async ({
    visitor,
    stack,
    emailOf,
  }) => {
    const bruno: Person = {
      ...person,
      firstName: 'Bruno',
      email: emailOf('bruno'),
      creditCard: { ...person.creditCard, number: '4000 0000 0000 0002' },
    };
    await openWizard(visitor, bruno);
    await goToPayment(visitor, bruno);
    await pay(visitor, bruno);
    const payment = visitor.getByRole('dialog', 'Payment');
    await payment.expectText('The payment did not go through.');
    await payment.expectText('declined');
    await payment.getByRole('textbox', 'Name on card').expectValue(bruno.creditCard.name);
    await fillCard(payment, person.creditCard);
    await payment.getByRole('button', /^Pay .* and join$/).click();
    await visitor.getByRole('dialog', 'Welcome to Myler').expectText('Bruno');
    await expect.poll(() => stack.mailsTo(bruno.email)).toHaveLength(1);
  });
});
