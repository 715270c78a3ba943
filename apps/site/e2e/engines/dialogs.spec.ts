import { dialogNames, dialogTypes } from '@myler/state/dialogs';
import { expectAllDialogsClosed, desktop, dialogOf, expectFocusTrap, journeys, telephone } from './dialog-journeys.ts';
import { test } from './test.ts';

for (const size of [desktop, telephone]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ size });

    for (const type of dialogTypes) {
      const { title, only = size, run: play } = journeys[type];
      if (only !== size) continue;
      test.describe(() => {
        // They ask what their link is about, with one that nobody was sent.
        const asks = type === 'reset-password' || type === 'invitation';
        test.use({ expectedMessages: asks ? /status of 410/ : null });

        test(`“${dialogNames[type]}” ${title}`, async ({ visitor, emailOf }) => {
          await play({ visitor, size, emailOf });
        });
      });
    }
  });
}

test.describe('the menus of a telephone', () => {
  test.use({ size: telephone });

  test('a link in the menu leads to its page, and Back leads to the previous page with the menu closed', async ({
    visitor,
  }) => {
    await visitor.goto('/faq');
    await visitor.getByRole('banner').getByRole('button', 'Menu').click();
    await dialogOf(visitor, 'mobile-menu').getByRole('link', 'Hotels').click();
    await expectAllDialogsClosed(visitor, '/our-hotels');
    await visitor.getByRole('heading', undefined, { level: 1 }).expectText('houses where children are expected');
    await visitor.goBack();
    await expectAllDialogsClosed(visitor, '/faq');
    await visitor.getByRole('heading', undefined, { level: 1 }).expectText('Asked often');
  });

  test('the partner menu leads to the main menu and to “Sign in”, and one Back closes every dialog', async ({
    visitor,
  }) => {
    const opener = visitor.getByRole('banner').getByRole('button', 'Partner Menu');
    await visitor.goto('/partner-with-us');
    await opener.click();
    await dialogOf(visitor, 'mobile-partner-menu').getByRole('button', 'All other pages').click();
    await expectFocusTrap(visitor);
    await dialogOf(visitor, 'mobile-menu').getByRole('button', 'Sign in').click();
    await dialogOf(visitor, 'sign-in').expectPresent();
    await expectFocusTrap(visitor);
    await visitor.goBack();
    await expectAllDialogsClosed(visitor, '/partner-with-us');
    await opener.expectState('isFocused');
  });
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('A visitor answers the privacy question once', async ({ visitor }) => {
    await visitor.goto('/');
    const consent = dialogOf(visitor, 'cookie-consent');
    await consent.getByRole('button', 'Reject').click();
    await consent.expectAbsent();
    await visitor.reload();
    await dialogOf(visitor, 'newsletter').expectPresent();
    await consent.expectAbsent();
  });
});
