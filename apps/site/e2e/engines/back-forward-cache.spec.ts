import { joined } from '../member.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

/** Loads another document, while the browser keeps this one in its back/forward cache. */
async function leave(visitor: Page, to = '/about'): Promise<void> {
  await visitor.settled();
  await visitor.markDocument();
  await visitor.goOn(to);
  expect(await visitor.isSameDocument()).toBe(false);
}

async function comeBack(visitor: Page, path: string): Promise<void> {
  // WebKit sends no event to a page that Back leaves, so an aborted request would be reported as a failure.
  await visitor.arrived();
  await visitor.settled();
  await visitor.back();
  await visitor.isAt(path);
  await expect.poll(() => visitor.isSameDocument()).toBe(true);
}

test('Back shows the page from the back/forward cache: the form has what was typed and validates it, and links open pages', async ({
  visitor,
}) => {
  await visitor.open('/faq');
  await visitor.arrived();
  const words = visitor.find('textbox', 'Find an answer');
  await words.fill('cot');
  const found = visitor.css('main').find('status');
  await found.says(/^[1-9]\d* answers?/);
  await leave(visitor);
  await comeBack(visitor, '/faq');
  await words.holds('cot');
  await words.fill('zeppelin');
  await found.says('No answer');
  await visitor.find('banner').find('link', 'Membership').first().press();
  await visitor.isAt('/membership');
  await visitor.css('main').find('heading', undefined, { level: 1 }).says('Six cards');
  expect(await visitor.isSameDocument()).toBe(true);
  await visitor.back();
  await visitor.isAt('/faq');
  await words.holds('zeppelin');
});

test('A dialog that was open is open after Back, with what was typed, and closes', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.arrived();
  const opener = visitor.find('banner').find('button', 'Sign in');
  await opener.press();
  const dialog = visitor.find('dialog', 'Sign in');
  const email = dialog.find('textbox', 'E-mail');
  await email.fill('amelie@example.com');
  await leave(visitor);
  await comeBack(visitor, '/faq');
  await email.holds('amelie@example.com');
  await visitor.press('Escape');
  await dialog.isGone();
  await visitor.isAt('/faq');
  await opener.press();
  await dialog.isThere();
});

test('A currency and a hotel that a visitor chooses on the next page are chosen after Back', async ({ visitor }) => {
  await visitor.open('/membership');
  await visitor.arrived();
  const currency = visitor.find('combobox', 'Currency');
  await currency.choose('EUR');
  await leave(visitor, '/our-hotels/maison-palmier');
  await currency.choose('USD');
  await visitor.find('button', 'Keep Maison Palmier on your list').first().press();
  await comeBack(visitor, '/membership');
  await currency.holds('USD');
  expect(await visitor.evaluate('document.documentElement.dataset.currency')).toBe('USD');
  await visitor.text('$1,895').first().isThere();
  await visitor
    .find('banner')
    .find('link', /^Your shortlist/)
    .says('1');
});

// A browser may drop a cached page when another tab's message about the sign-out reaches it. Then it loads the page
// again, which must be correct too.
test('A member who signs out on the next page is signed out after Back', async ({ visitor, request, stack }) => {
  const member = await joined(request, stack, 'Saskia');
  await visitor.open('/faq');
  await visitor.find('banner').find('button', 'Sign in').press();
  const dialog = visitor.find('dialog', 'Sign in');
  await dialog.find('textbox', 'E-mail').fill(member.email);
  await dialog.labelled('Password').fill(member.password);
  await dialog.find('button', 'Sign in').press();
  const travels = visitor.find('banner').find('link', 'Saskia’s travels');
  await travels.isThere();
  await dialog.isGone();
  await leave(visitor);
  await travels.isThere();
  await visitor.find('button', 'Sign out').press();
  await travels.isGone();
  await visitor.back();
  await visitor.isAt('/faq');
  await visitor.find('banner').find('button', 'Sign in').isThere();
  await travels.isGone();
});

// When a page is left, WebKit aborts its requests and keeps the page. The other engines load it again.
test('A form that a visitor leaves while its code loads hydrates after Back, with what was typed', async ({
  visitor,
}) => {
  await visitor.open('/faq');
  await visitor.arrived();
  await visitor.settled();
  const letGo = await visitor.holdBack('/enquiry.island-');
  await visitor.open('/discover-myler');
  const name = visitor.find('textbox', 'Your name');
  await name.fill('Amara Obi');
  // Releasing waits for the request. It happens after the page was left.
  await visitor.goOn('/about');
  await visitor.isAt('/about');
  await visitor.arrived();
  await letGo();
  await visitor.settled();
  await visitor.back();
  await visitor.isAt('/discover-myler');
  await name.holds('Amara Obi');
  await visitor.find('button', 'Send to a Myler').press();
  const missing = visitor.find('region', 'It has not been sent yet.').find('link');
  await missing.first().says('Enter your e-mail address.');
  await visitor.find('button', 'Try again').isGone();
});
