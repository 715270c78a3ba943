import type { Locator } from '@playwright/test';
import { dialogNames } from '@myler/state/dialogs';
import {
  throwOnFieldUpdate,
  brokenOnPurpose,
  fillAll,
  firstField,
  throwOnDialogs,
  throwOnText,
  formValuesOf,
} from './fault-injection.ts';
import {
  closeDialog,
  dialog,
  expectRestToWork,
  failureMessage,
  header,
  openDialog,
  tryAgainButton,
} from './containment.ts';
import { applicant, cardOf, cardNumbers, fillCard, press, fillPersonalDetails } from './join.ts';
import { waitUntilReady, expect, test, waitUntilSettled } from './test.ts';

test.use({ expectedMessages: brokenOnPurpose });

/** The last text that is the only child of its element. `throwOnText` with it breaks the component that renders it. */
async function lastTextOf(opened: Locator): Promise<string> {
  return opened.evaluate((element) => {
    const textElements = [...element.querySelectorAll('*:not(h2, option, aside *)')].filter(
      ({ childNodes, textContent }) => childNodes.length === 1 && childNodes[0] instanceof Text && textContent.trim(),
    );
    const text = textElements.at(-1)?.textContent;
    if (!text) throw new Error('The dialog shows no text of its own.');
    return text;
  });
}

test('A dialog fails as a whole: “Try again” restores it; the page and other dialogs work', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilReady(page);
  for (const type of ['sign-in', 'join-us-1', 'mobile-menu'] as const) {
    await test.step(dialogNames[type], async () => {
      const restore = await throwOnDialogs(page);
      await openDialog(page, type);
      const failed = dialog(page, type);
      await expect(failureMessage(failed)).toBeFocused();
      await expect(failureMessage(failed)).toContainText('This dialog stopped working.');
      await tryAgainButton(failed).click();
      await expect(failed.getByRole('button', { name: 'Load the page again' })).toBeVisible();
      await expect(failureMessage(failed)).toBeFocused();
      await restore();
      await tryAgainButton(failed).click();
      await expect(failureMessage(failed)).toHaveCount(0);
      await expect(failed).toBeVisible();
      await closeDialog(page, type);
    });
  }
  await expectRestToWork(page);
});

test('The content of a dialog fails: its name and close button stay, and “Try again” restores it', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilReady(page);
  for (const type of ['sign-in', 'join-us-1', 'terms-and-conditions'] as const) {
    await test.step(dialogNames[type], async () => {
      await openDialog(page, type);
      await expect(dialog(page, type)).toBeVisible();
      await waitUntilSettled(page);
      // The text of a step that is still loading is not its own.
      await expect(dialog(page, type).getByText('One moment', { exact: true })).toHaveCount(0);
      const text = await lastTextOf(dialog(page, type));
      await closeDialog(page, type);

      const restore = await throwOnText(page, text);
      await openDialog(page, type);
      await expect(failureMessage(dialog(page, type))).toBeFocused();
      await expect(dialog(page, type).getByRole('button', { name: 'Close' }).first()).toBeVisible();
      await restore();
      await tryAgainButton(dialog(page, type)).click();
      await expect(dialog(page, type).getByText(text, { exact: true }).last()).toBeVisible();
      await expect(failureMessage(dialog(page, type))).toHaveCount(0);
      await closeDialog(page, type);
    });
  }
  await expectRestToWork(page);
});

test('A field of a dialog fails while a visitor types: “Try again” restores the form with what was typed', async ({
  page,
}) => {
  await page.goto('/faq');
  await waitUntilReady(page);
  for (const type of ['sign-in', 'join-us-2', 'cookie-consent'] as const) {
    await test.step(dialogNames[type], async () => {
      await openDialog(page, type);
      const opened = dialog(page, type);
      await expect(opened).toBeVisible();
      // Its fields are checkboxes only.
      if (type === 'cookie-consent') await page.getByRole('button', { name: 'Choose' }).click();
      await expect(opened.locator('input').first()).toBeAttached();
      await waitUntilSettled(page);
      await expectFormToRecover(opened);
      if (type !== 'cookie-consent') await closeDialog(page, type);
    });
  }
});

/** Fills a form, breaks one field while it is typed in, presses "Try again", and expects all values again. */
async function expectFormToRecover(form: Locator): Promise<void> {
  await form
    .locator('details')
    .evaluateAll((folded: HTMLDetailsElement[]) => folded.forEach((one) => (one.open = true)));
  await fillAll(form);
  const field = firstField(form);
  if ((await field.count()) === 0) {
    // The form has only checkboxes.
    const checkbox = form.locator('input[type=checkbox]:enabled').first();
    await throwOnFieldUpdate(checkbox);
    // By script: the checkbox disappears during the click, and Playwright's own click would wait for it.
    await checkbox.evaluate((element: HTMLElement) => element.click());
    await expect(failureMessage(form)).toBeVisible();
    await tryAgainButton(form).click();
    await expect(checkbox).not.toBeChecked();
    return;
  }
  const before = await formValuesOf(form);
  const name = (await field.getAttribute('name')) ?? '';
  await field.press('End');
  await throwOnFieldUpdate(field);
  await field.press('8');
  await expect(failureMessage(form)).toBeFocused();
  await expect(field).toHaveCount(0);
  await tryAgainButton(form).click();
  await expect(firstField(form)).toBeFocused();
  expect(await formValuesOf(form)).toEqual({ ...before, [name]: `${String(before[name])}8` });
  await firstField(form).press('End');
  await firstField(form).press('9');
  await expect(firstField(form)).toHaveValue(`${String(before[name])}89`);
}

test(
  'A field of a form on a page fails while a visitor types: “Try again” restores the form with what was typed',
  { tag: ['@promise:failed-nothing-lost'] },
  async ({ page }) => {
    for (const [path, island] of [
      ['/discover-myler', 'enquiry'],
      ['/e-gift-card', 'gift-card'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitUntilReady(page);
        const form = page.locator(`[data-island=${island}]`).first();
        await form.scrollIntoViewIfNeeded();
        await firstField(form).focus();
        await expect.poll(() => isHydrated(firstField(form))).toBe(true);
        await expectFormToRecover(form);
        await expectRestToWork(page);
      });
    }
  },
);

/** Whether React has hydrated the field. Before that, React sets no name, so a broken field does not throw. */
function isHydrated(field: Locator): Promise<boolean> {
  return field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}

test('A member’s welcome fails after the payment: “Try again” restores it, and the member pays once', async ({
  page,
  emailOf,
}) => {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user')) payments.push(request.url());
  });
  await page.goto('/membership?join=travel');
  await press(page, dialog(page, 'join-us-1').getByRole('button', { name: 'Continue' }));
  await expect(dialog(page, 'join-us-2')).toBeVisible();
  await fillPersonalDetails(page, applicant({ firstName: 'Runa', email: emailOf('runa') }));
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(dialog(page, 'join-us-3')).toBeVisible();
  await fillCard(page, cardOf(cardNumbers.accepted));
  const restore = await throwOnText(page, 'What happens next');
  await dialog(page, 'join-us-3').getByRole('button', { name: /^Pay / }).click();
  const welcome = dialog(page, 'registration-success');
  await expect(failureMessage(welcome)).toBeVisible();
  await restore();
  await tryAgainButton(welcome).click();
  await expect(welcome.getByText('What happens next')).toBeVisible();
  expect(payments).toHaveLength(1);
});

test.describe('An error is reported', () => {
  test.use({ consented: false });

  test('after consent, without what the visitor typed', async ({ page, context }) => {
    const collected: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/collect')) collected.push(request.postData() ?? '');
    });
    const analyticsLoaded = page.waitForResponse(/\/assets\/observe-[^/]+\.js$/);
    await page.goto('/faq');
    await dialog(page, 'cookie-consent').getByRole('button', { name: 'Accept' }).click();
    await analyticsLoaded;
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    const opened = dialog(page, 'sign-in');
    await opened.getByLabel('Password', { exact: true }).fill('Okafor-Quillfeather');
    const email = opened.getByRole('textbox', { name: 'Email' });
    await email.fill('zephyrine');
    await email.press('End');
    await email.evaluate((element: HTMLInputElement) => {
      Object.defineProperty(element, 'name', {
        get: () => 'email',
        // What was typed is in the message, as it would be in that of an invalid regular expression.
        set() {
          throw new TypeError(`/(${element.value}|Okafor-Quillfeather)/u was broken on purpose`);
        },
      });
    });
    await email.press('x');
    await expect(failureMessage(opened)).toBeVisible();
    await expect.poll(() => collected.join('\n')).toContain('broken on purpose');
    expect(collected.join('\n')).not.toMatch(/zephyrine|Okafor|Quillfeather/i);
  });
});
