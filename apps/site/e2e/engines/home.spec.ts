import { expect, SHORT, test } from './test.ts';

test(
  'A visitor reads home, changes the currency and finds it changed after a reload',
  { tag: SHORT },
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.find('heading', undefined, { level: 1 }).isThere();
    await visitor.find('combobox', 'Currency').choose('USD');
    await visitor.text('$1,895').first().isThere();
    await visitor.reload();
    await visitor.text('$1,895').first().isThere();
    await visitor.find('combobox', 'Currency').holds('USD');
    expect(await visitor.evaluate('document.documentElement.dataset.currency')).toBe('USD');
  },
);
