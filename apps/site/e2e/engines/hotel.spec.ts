import { test } from './test.ts';

test('A visitor reads a hotel’s price in dollars and keeps the hotel, and finds both again after a reload', async ({
  visitor,
}) => {
  const facts = visitor.getByRole('complementary', 'At a glance');
  const heart = visitor.getByRole('button', 'Keep Maison Palmier on your shortlist').first();
  const shortlist = visitor.getByRole('banner').getByRole('link', /Your shortlist/);
  await visitor.goto('/our-hotels/maison-palmier');
  await facts.getByText(/^£/).expectPresent();
  await visitor.getByRole('combobox', 'Currency').selectOption('USD');
  await facts.getByText(/^\$/).expectPresent();
  await heart.click();
  await shortlist.expectText(/1$/);
  await visitor.reload();
  await facts.getByText(/^\$/).expectPresent();
  await shortlist.expectText(/1$/);
  await heart.click();
  await shortlist.expectAbsent();
});
