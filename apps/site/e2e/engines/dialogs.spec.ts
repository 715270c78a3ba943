import type { Page } from './page.ts';
import { expect, test } from './test.ts';

const desk = { width: 1280, height: 900 };
const telephone = { width: 360, height: 740 };

/** What opens a dialog on a page, by the dialog's name. */
interface Opener {
  name: string;
  path: string;
  opener: (visitor: Page) => ReturnType<Page['find']>;
  /** Where the control stands; on both when it is left out. */
  only?: typeof desk;
}

const openers: Opener[] = [
  {
    name: 'Choose your membership',
    path: '/faq',
    opener: (visitor) => visitor.find('banner').find('link', 'Join'),
  },
  {
    name: 'Terms and conditions',
    path: '/faq',
    opener: (visitor) => visitor.find('contentinfo').find('link', 'Terms and conditions'),
  },
  {
    name: 'Your privacy',
    path: '/faq',
    opener: (visitor) => visitor.find('contentinfo').find('button', 'Your privacy'),
  },
  { name: 'Sign in', path: '/faq', opener: (visitor) => visitor.find('banner').find('button', 'Sign in'), only: desk },
  { name: 'Menu', path: '/faq', opener: (visitor) => visitor.find('banner').find('button', 'Menu'), only: telephone },
  {
    name: 'Partner menu',
    path: '/partner-with-us',
    opener: (visitor) => visitor.find('banner').find('button', 'Partner Menu'),
    only: telephone,
  },
];

for (const size of [desk, telephone]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ size });

    for (const { name, path, opener } of openers.filter(({ only = size }) => only === size)) {
      test(`“${name}” opens by a press, keeps the focus, and closes by Escape and by Back`, async ({ visitor }) => {
        await visitor.open(path);
        const button = opener(visitor);
        const dialog = visitor.find('dialog', name, { exact: true });
        await button.press();
        await dialog.isThere();
        await holdsTheFocus(visitor);
        await visitor.press('Escape');
        await dialog.isGone();
        await button.is('isFocused');

        await visitor.press('Enter');
        await dialog.isThere();
        await visitor.back();
        await dialog.isGone();
        await visitor.isAt(path);
        await button.is('isFocused');
      });
    }

    test('The newsletter’s dialog opens by itself once the privacy question is answered, and closes by Escape', async ({
      visitor,
    }) => {
      await visitor.open('/faq');
      await visitor.evaluate(`sessionStorage.removeItem('newsletter-opened')`);
      await visitor.reload();
      const dialog = visitor.find('dialog', 'The letter');
      await dialog.isThere();
      await holdsTheFocus(visitor);
      await visitor.press('Escape');
      await dialog.isGone();
    });
  });
}

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('A visitor answers the privacy question once', async ({ visitor }) => {
    await visitor.open('/');
    const dialog = visitor.find('dialog', 'Your privacy');
    await dialog.find('button', 'Reject').press();
    await dialog.isGone();
    await visitor.reload();
    await visitor.find('dialog', 'The letter').isThere();
    await dialog.isGone();
  });
});

/** Tab leads out of the dialog neither forwards nor backwards. */
async function holdsTheFocus(visitor: Page): Promise<void> {
  const isInside = () => visitor.evaluate<boolean>(`document.activeElement.closest('[role=dialog]') !== null`);
  await expect.poll(isInside).toBe(true);
  for (const held of ['Shift', undefined, undefined] as const) {
    await visitor.press('Tab', held);
    expect(await isInside(), `${held ?? ''} Tab leads out of it`).toBe(true);
  }
}
