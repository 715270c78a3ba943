import type { IslandName } from '../../src/islands/registered-islands.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

test('What a visitor types before a form hydrates is kept, with the focus and the selection, and is validated', async ({
  visitor,
}) => {
  const letGo = await visitor.holdBack('/enquiry.island-');
  await visitor.open('/discover-myler');
  const plans = visitor.find('textbox', /What are you planning/);
  const name = visitor.find('textbox', 'Your name');
  await plans.fill('Easter, with two.');
  await name.fill('Amara Obi');
  await visitor.evaluate('document.activeElement.setSelectionRange(6, 9)');
  expect(await isAlive(visitor, 'enquiry')).toBe(false);
  await letGo();
  await expect.poll(() => isAlive(visitor, 'enquiry')).toBe(true);
  await name.is('isFocused');
  await visitor.type('Okafor');
  await name.holds('Amara Okafor');
  await plans.holds('Easter, with two.');
  await visitor.find('button', 'Send to a Myler').press();
  const missing = visitor.find('region', 'It has not been sent yet.').find('link');
  await missing.says('Enter your e-mail address.');
  await missing.isThere();
});

test('What a visitor chooses and types for a gift before the form hydrates stays in it and shows on the card', async ({
  visitor,
}) => {
  const letGo = await visitor.holdBack('/gift-card.island-');
  await visitor.open('/e-gift-card');
  const field = (label: string) => visitor.find('textbox', label);
  const design = visitor.find('radio', 'First snow');
  await design.press();
  await field('Their name').fill('Nell');
  await field('Their e-mail').fill('nell@example.com');
  await field('Your name').fill('Tom');
  expect(await isAlive(visitor, 'gift-card')).toBe(false);
  await letGo();
  await visitor.css('[data-island=gift-card]').says('Dear Nell,');
  await design.is('isChecked');
  await field('Their name').holds('Nell');
  await field('Their e-mail').holds('nell@example.com');
  await field('Your name').holds('Tom');
});

test('The calculator counts what a visitor chooses and types before it hydrates', async ({ visitor }) => {
  const letGo = await visitor.holdBack('/calculator.island-');
  await visitor.open('/membership');
  const calculator = visitor.css('[data-island=calculator]');
  await calculator.find('radio', 'Travel').press();
  await calculator.find('textbox', /^At breakfast/).fill('2');
  await letGo();
  await calculator.says('14 nights × 2 at breakfast');
  await calculator.says('Your year with Travel');
  await calculator.find('radio', 'Travel').is('isChecked');
});

test('A visitor follows a link to the calculator’s page without a new document, and the calculator works', async ({
  visitor,
}) => {
  await visitor.open('/faq');
  await visitor.arrived();
  await visitor.markDocument();
  await visitor.find('banner').find('link', 'Membership').press();
  await visitor.isAt('/membership');
  const calculator = visitor.css('[data-island=calculator]');
  await calculator.pointAt();
  await calculator.find('button', 'More nights', { exact: true }).press();
  await calculator.find('textbox', /^Nights away/).holds('15');
  await calculator.says('15 nights × 4 at breakfast');
  expect(await visitor.isSameDocument()).toBe(true);
});

/** Whether React has hydrated the island: it sets `__reactProps…` on each element that it takes over. */
function isAlive(visitor: Page, name: IslandName): Promise<boolean> {
  return visitor.evaluate(
    `[...(document.querySelector('[data-island=${name}]')?.querySelectorAll('*') ?? [])]
      .some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))`,
  );
}
