import { dialogNames, dialogTypes } from '@myler/state/dialogs';
import { allAreClosed, desktop, dialogOf, holdsTheFocus, journeys, telephone } from './dialog-journeys.ts';
import { SHORT, test } from './test.ts';

for (const size of [desktop, telephone]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ size });

    for (const type of dialogTypes) {
      const { title, only = size, play } = journeys[type];
      if (only !== size) continue;
      const details = type === 'join-us-2' && size === telephone ? { tag: SHORT } : {};
      test(`“${dialogNames[type]}” ${title}`, details, async ({ visitor, emailOf }) => {
        await play({ visitor, size, emailOf });
      });
    }
  });
}

test.describe('the menus of a telephone', () => {
  test.use({ size: telephone });

  test('a link in the menu leads to its page, and Back leads to the previous page with the menu closed', async ({
    visitor,
  }) => {
    await visitor.open('/faq');
    await visitor.find('banner').find('button', 'Menu').press();
    await dialogOf(visitor, 'mobile-menu').find('link', 'Hotels').press();
    await allAreClosed(visitor, '/our-hotels');
    await visitor.find('heading', undefined, { level: 1 }).says('houses where children are expected');
    await visitor.back();
    await allAreClosed(visitor, '/faq');
    await visitor.find('heading', undefined, { level: 1 }).says('Asked often');
  });

  test('the partner menu leads to the main menu and to “Sign in”, and one Back closes every dialog', async ({
    visitor,
  }) => {
    const opener = visitor.find('banner').find('button', 'Partner Menu');
    await visitor.open('/partner-with-us');
    await opener.press();
    await dialogOf(visitor, 'mobile-partner-menu').find('button', 'All other pages').press();
    await holdsTheFocus(visitor);
    await dialogOf(visitor, 'mobile-menu').find('button', 'Sign in').press();
    await dialogOf(visitor, 'sign-in').isThere();
    await holdsTheFocus(visitor);
    await visitor.back();
    await allAreClosed(visitor, '/partner-with-us');
    await opener.is('isFocused');
  });
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('A visitor answers the privacy question once', async ({ visitor }) => {
    await visitor.open('/');
    const consent = dialogOf(visitor, 'cookie-consent');
    await consent.find('button', 'Reject').press();
    await consent.isGone();
    await visitor.reload();
    await dialogOf(visitor, 'newsletter').isThere();
    await consent.isGone();
  });
});
