import { test } from './test.ts';

test('A visitor reads a hotel’s price in dollars and keeps the hotel, and finds both again after a reload', async ({
  visitor,
}) => {
  const facts = visitor.find('complementary', 'At a glance');
  const heart = visitor.find('button', 'Keep Maison Palmier on your list').first();
  const shortlist = visitor.find('banner').find('link', /Your shortlist/);
  await visitor.open('/our-hotels/maison-palmier');
  await facts.text(/^£/).isThere();
  await visitor.find('combobox', 'Currency').choose('USD');
  await facts.text(/^\$/).isThere();
  await heart.press();
  await shortlist.says(/1$/);
  await visitor.reload();
  await facts.text(/^\$/).isThere();
  await shortlist.says(/1$/);
  await heart.press();
  await shortlist.isGone();
});
