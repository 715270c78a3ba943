import { test } from './test.ts';

test('A visitor finds a hotel by its name in the search of the header, and Back returns to the first page', async ({
  visitor,
}) => {
  await visitor.open('/membership');
  await visitor.find('banner').find('button', 'Search').press();
  const box = visitor.find('combobox', 'Where to');
  await box.is('isFocused');
  await visitor.type('palm');
  await visitor
    .find('group', 'Hotels')
    .find('option', /Maison Palmier/)
    .press();
  await visitor.isAt('/our-hotels/maison-palmier');
  await visitor.find('heading', 'Maison Palmier', { level: 1 }).isThere();
  await visitor.back();
  await visitor.isAt('/membership');
  await visitor.find('heading', undefined, { level: 1 }).isThere();
});

test('A visitor searches and opens a result, and Back leads to all results', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.find('banner').find('button', 'Search').press();
  await visitor.find('combobox', 'Where to').is('isFocused');
  await visitor.type('lake');
  await visitor.find('listbox', 'Suggestions').find('option').first().is('isInView');
  await visitor.press('Enter');
  await visitor.isAt('/search-results?q=lake');
  const heading = visitor.find('heading', undefined, { level: 1 });
  await heading.says('“lake”');
  await visitor.css('main').find('link', 'Villa Sottovoce').press();
  await heading.says('Villa Sottovoce');
  await visitor.back();
  await visitor.isAt('/search-results?q=lake');
  await heading.says('“lake”');
});

test('A visitor filters the hotels, and the address and the summary above the list say so', async ({ visitor }) => {
  await visitor.open('/our-hotels');
  await visitor.find('combobox', 'Region').choose('africa');
  const found = visitor.css('main p[role=status]');
  await found.says(/^\d+ hotels? in Africa$/);
  await visitor.find('checkbox', /A pool/).press();
  await found.says(/^\d+ hotels? in Africa with a pool$/);
  await visitor.isAt(/\?region=africa&pool=1$|\?pool=1&region=africa$/);
  await visitor.find('textbox', 'Children’s ages').fill('4, 9');
  await found.says(/for children of 4 and 9/);
  await visitor.find('textbox', 'Children’s ages').is('isFocused');
  await visitor.reload();
  await visitor.find('combobox', 'Region').holds('africa');
  await found.says(/in Africa with a pool/);
});

test('A visitor sends an incomplete enquiry, is led to the missing fields, and sends it again', async ({
  visitor,
  emailOf,
}) => {
  await visitor.open('/discover-myler');
  await visitor.find('textbox', 'Your name').fill('Amélie Moreau-Lind');
  await visitor.find('button', /^Send/).press();
  const email = visitor.find('textbox', 'E-mail');
  const missing = visitor.find('region', 'It has not been sent yet.');
  await missing.is('isFocused');
  await email.is('isInvalid');
  await missing.find('link').first().press();
  await email.is('isFocused');
  await email.fill(emailOf('amelie'));
  await visitor.find('textbox', 'What are you planning?').fill('Ten days by the sea, in May.');
  await visitor.find('button', /^Send/).press();
  await visitor.css('main').says('Thank you, Amélie Moreau-Lind. It has arrived.');
});
