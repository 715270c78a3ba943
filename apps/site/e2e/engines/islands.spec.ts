import type { IslandName } from '@myler/islands/island';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

test('What a visitor types before a form hydrates is kept, with the focus and the selection, and is validated', async ({
  visitor,
}) => {
  const release = await visitor.holdRequests('/enquiry.island-');
  await visitor.goto('/discover-myler');
  const plans = visitor.getByRole('textbox', /What are you planning/);
  const name = visitor.getByRole('textbox', 'Your name');
  await plans.fill('Easter, with two.');
  await name.fill('Amara Obi');
  await visitor.evaluate('document.activeElement.setSelectionRange(6, 9)');
  expect(await isHydrated(visitor, 'enquiry')).toBe(false);
  await release();
  await expect.poll(() => isHydrated(visitor, 'enquiry')).toBe(true);
  await name.expectState('isFocused');
  await visitor.type('Okafor');
  await name.expectValue('Amara Okafor');
  await plans.expectValue('Easter, with two.');
  await visitor.getByRole('button', 'Send to a Myler').click();
  const errorLink = visitor.getByRole('region', 'It has not been sent yet.').getByRole('link');
  await errorLink.expectText('Enter your email address.');
  await errorLink.expectPresent();
});

test('What a visitor chooses and types for a gift before the form hydrates stays in it and shows on the card', async ({
  visitor,
}) => {
  // A part of the form's code: the module of the form has no name of its own, because another form has it too.
  const release = await visitor.holdRequests('/gift-words-');
  await visitor.goto('/e-gift-card');
  const field = (label: string) => visitor.getByRole('textbox', label);
  const design = visitor.getByRole('radio', 'First snow');
  await design.click();
  await field('Their name').fill('Nell');
  await field('Their email').fill('nell@example.com');
  await field('Your name').fill('Tom');
  expect(await isHydrated(visitor, 'gift-card')).toBe(false);
  await release();
  await visitor.locator('[data-island=gift-card]').expectText('Dear Nell,');
  await design.expectState('isChecked');
  await field('Their name').expectValue('Nell');
  await field('Their email').expectValue('nell@example.com');
  await field('Your name').expectValue('Tom');
});

test('The calculator counts what a visitor types before it hydrates', async ({ visitor }) => {
  const release = await visitor.holdRequests('/calculator.island-');
  await visitor.goto('/membership');
  const calculator = visitor.locator('[data-island=calculator]');
  await calculator.getByRole('textbox', /^At breakfast/).fill('2');
  await release();
  await calculator.expectText('16 nights × 2 at breakfast');
  await calculator.expectText('£281');
});

test('A visitor follows a link to the calculator’s page without a new document, and the calculator works', async ({
  visitor,
}) => {
  await visitor.goto('/faq');
  await visitor.waitUntilReady();
  await visitor.markDocument();
  await visitor.getByRole('banner').getByRole('link', 'Membership').click();
  await visitor.expectUrl('/membership');
  const calculator = visitor.locator('[data-island=calculator]');
  await calculator.hover();
  await calculator.getByRole('button', 'More nights', { exact: true }).click();
  await calculator.getByRole('textbox', /^Nights away/).expectValue('17');
  await calculator.expectText('17 nights × 4 at breakfast');
  expect(await visitor.isSameDocument()).toBe(true);
});

/** Whether React has hydrated the island: it sets `__reactProps…` on each element that it takes over. */
function isHydrated(visitor: Page, name: IslandName): Promise<boolean> {
  return visitor.evaluate(
    `[...(document.querySelector('[data-island=${name}]')?.querySelectorAll('*') ?? [])]
      .some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))`,
  );
}
