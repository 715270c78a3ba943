import { expect } from 'vitest';
import {
  applicant,
  byPasting,
  cardNumbers,
  cardOf,
  fillCard,
  fillPersonalDetails,
} from '../../../apps/site/e2e/join.ts';
import type { Page, Browser } from 'playwright';

/** Uses the dialog and the form of the page that the applications share. */
export async function useHome(page: Page): Promise<void> {
  await useDialog(page);
  await useForm(page);
}

/** Presses a button of an island that is not hydrated yet. */
export async function useIsland(page: Page): Promise<void> {
  await page.getByText('A family of 2 has it back after 30 nights.').waitFor();
  await page.getByRole('button', { name: 'One more of us' }).click();
  await page.getByText('A family of 3 has it back after 20 nights.').waitFor();
}

/**
 * Looks at the page, uses what it has, and joins through to the payment.
 *
 * @returns what the console and failed requests said
 */
export async function visit(
  browser: Browser,
  origin: string,
  usePage: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  context.setDefaultTimeout(5 * 60_000);
  const page = await context.newPage();
  const problems = problemsOf(page);
  try {
    await page.goto(origin);
    await expectThemedCard(page);
    await usePage(page);
    await join(page);
  } catch (error) {
    throw new Error([String(error), ...problems].join('\n'), { cause: error });
  } finally {
    await context.close();
  }
  return problems;
}

function problemsOf(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** The card has its drawing and its shadow, the page its font and the band its colour. */
async function expectThemedCard(page: Page) {
  const card = page.getByRole('img', { name: 'The Gold card' });
  await card.waitFor();
  const look = await card.evaluate(async (element) => {
    await document.fonts.ready;
    const band = element.closest('section');
    return {
      hasDrawing: element.getBoundingClientRect().height > 100,
      shadow: getComputedStyle(element).filter,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      band: band && getComputedStyle(band).backgroundColor,
      night: getComputedStyle(document.documentElement).getPropertyValue('--night').trim(),
    };
  });
  expect(look).toMatchObject({ hasDrawing: true, shadow: expect.stringContaining('drop-shadow') });
  expect(look.fonts.join()).toContain('Nunito Sans');
  expect(look.night).not.toBe('');
  expect(look.band).not.toBe('rgba(0, 0, 0, 0)');
}

async function useDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'The Gold card' });
  const about = page.getByRole('button', { name: 'About the card' });
  const isOpen = async () => {
    // A button of a page from a server does nothing until its script has run; below an open dialog it cannot be pressed.
    await about.click({ timeout: 500 }).catch(() => undefined);
    return dialog.isVisible();
  };
  await expect.poll(isOpen, { timeout: 5 * 60_000 }).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function useForm(page: Page) {
  const email = page.getByRole('textbox', { name: /email/i });
  const send = page.getByRole('button', { name: 'Subscribe' });
  const styleOfForm = await email.evaluate(({ form }: HTMLInputElement) => form && getComputedStyle(form).display);
  expect(styleOfForm, 'display, of @myler/forms/styles.css').toBe('grid');
  await send.click();
  await page.getByText(/enter .*email/i).waitFor();
  await email.fill(`reader-${crypto.randomUUID()}@example.com`);
  await send.click();
  await email.waitFor({ state: 'hidden' });
}

async function join(page: Page) {
  const person = applicant({ firstName: 'Runa', email: `runa-${crypto.randomUUID()}@example.com` });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await dialog('Choose your membership').getByRole('button', { name: 'Continue' }).click();
  await fillPersonalDetails(page, person, byPasting(page));
  await dialog('You and your family').getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, cardOf(cardNumbers.accepted), byPasting(page));
  await dialog('Payment').getByRole('button', { name: /^Pay / }).click();
  await dialog('Welcome to Myler').getByText('Runa').first().waitFor();
}
