import { test } from './test.ts';

test('A visitor finds a hotel by its name in the search of the header, and Back returns to the first page', async ({
  visitor,
}) => {
  await visitor.goto('/membership');
  await visitor.getByRole('banner').getByRole('button', 'Search').click();
  const box = visitor.getByRole('combobox', 'Where to');
  await box.expectState('isFocused');
  await visitor.type('palm');
  await visitor
    .getByRole('group', 'Hotels')
    .getByRole('option', /Maison Palmier/)
    .click();
  await visitor.expectUrl('/our-hotels/maison-palmier');
  await visitor.getByRole('heading', 'Maison Palmier', { level: 1 }).expectPresent();
  await visitor.goBack();
  await visitor.expectUrl('/membership');
  await visitor.getByRole('heading', undefined, { level: 1 }).expectPresent();
});

test('A visitor searches and opens a result, and Back leads to all results', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.getByRole('banner').getByRole('button', 'Search').click();
  await visitor.getByRole('combobox', 'Where to').expectState('isFocused');
  await visitor.type('lake');
  await visitor.getByRole('listbox', 'Suggestions').getByRole('option').first().expectState('isInView');
  await visitor.press('Enter');
  await visitor.expectUrl('/search-results?q=lake');
  const heading = visitor.getByRole('heading', undefined, { level: 1 });
  await heading.expectText('“lake”');
  await visitor.locator('main').getByRole('link', 'Villa Sottovoce').click();
  await heading.expectText('Villa Sottovoce');
  await visitor.goBack();
  await visitor.expectUrl('/search-results?q=lake');
  await heading.expectText('“lake”');
});

test('A visitor filters the hotels, and the address and the summary above the list say so', async ({ visitor }) => {
  await visitor.goto('/our-hotels');
  await visitor.getByRole('combobox', 'Region').selectOption('africa');
  const found = visitor.locator('main p[role=status]');
  await found.expectText(/^\d+ hotels? in Africa$/);
  await visitor.getByRole('checkbox', /A pool/).click();
  await found.expectText(/^\d+ hotels? in Africa with a pool$/);
  await visitor.expectUrl(/\?region=africa&pool=1$|\?pool=1&region=africa$/);
  await visitor.getByRole('textbox', 'Children’s ages').fill('4, 9');
  await found.expectText(/for children of 4 and 9/);
  await visitor.getByRole('textbox', 'Children’s ages').expectState('isFocused');
  await visitor.reload();
  await visitor.getByRole('combobox', 'Region').expectValue('africa');
  await found.expectText(/in Africa with a pool/);
});

test('A visitor sends an incomplete enquiry, is led to the missing fields, and sends it again', async ({
  visitor,
  emailOf,
}) => {
  await visitor.goto('/discover-myler');
  await visitor.getByRole('textbox', 'Your name').fill('Amélie Moreau-Lind');
  await visitor.getByRole('button', /^Send/).click();
  const email = visitor.getByRole('textbox', 'Email');
  const missing = visitor.getByRole('region', 'It has not been sent yet.');
  await missing.expectState('isFocused');
  await email.expectState('isInvalid');
  await missing.getByRole('link').first().click();
  await email.expectState('isFocused');
  await email.fill(emailOf('amelie'));
  await visitor.getByRole('textbox', 'What are you planning?').fill('Ten days by the sea, in May.');
  await visitor.getByRole('button', /^Send/).click();
  await visitor.locator('main').expectText('Thank you, Amélie Moreau-Lind. It has arrived.');
});
