import { expect, test } from './test.ts';

test('A visitor reads home, changes the currency and finds it changed after a reload', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.getByRole('heading', undefined, { level: 1 }).expectPresent();
  await visitor.getByRole('combobox', 'Currency').selectOption('USD');
  await visitor.getByText('$1,895').first().expectPresent();
  await visitor.reload();
  await visitor.getByText('$1,895').first().expectPresent();
  await visitor.getByRole('combobox', 'Currency').expectValue('USD');
  expect(await visitor.evaluate('document.documentElement.dataset.currency')).toBe('USD');
});

/** Starts the application: the visitor touches the page. */
const TOUCH = `(() => {
  scrollTo(0, document.body.scrollHeight / 3);
  return dispatchEvent(new PointerEvent('pointerdown'));
})()`;

// WebKit aborts running requests and lets the page run on until the next one has arrived.
test('A visitor who leaves a page while its islands load sees no error message', async ({ visitor }) => {
  await visitor.goto('/');
  for (let visit = 0; visit < 6; visit += 1) {
    await visitor.evaluate(TOUCH);
    await visitor.reload();
  }
});
