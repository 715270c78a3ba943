import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { JournalCategory } from '@myler/config/journal';
import { privacyDialog, recordRequests, strangeTraces } from './analytics-requests.ts';
import { violations } from './axe.ts';
import { lostWhenEnlarged } from './large-text.ts';
import { overBudget } from './over-budget.ts';
import { pageKinds } from './page-kinds.ts';
import { weighPage, weighPictures } from './page-weight.ts';
import { recordWeight } from './record-weights.ts';
import { saidTwice } from './spoken.ts';
import { blockPictures, expect, test, waitUntilSettled } from './test.ts';
import { breadcrumbDistance, widerThanWindow } from './whole-page.ts';

// A first visit, as the budgets are about.
test.use({ consented: false });

/** Whether `pnpm generate` writes what pages weigh. */
const isRecording = process.env['TEST_BUDGETS'] === 'record';

/** The pages that are asked here too what `large-text.spec.ts` asks all. */
const enlarged = new Set(['/', '/membership', '/our-hotels/$id', '/faq']);

for (const { kind, at, heading, budgets, isListed } of pageKinds) {
  test.describe(() => {
    test.use({ expectedMessages: kind === '/not-found' ? /status of 404/ : null });

    test(
      `${kind} has its heading, its budgets, no violation of axe, and all its text without scripts`,
      { tag: ['@sweep', '@spec:2-about', '@spec:2-paths'] },
      async ({ page, stack }) => {
        await blockPictures(page);
        const requested = recordRequests(page.context());
        const weight = await weighPage(page, at);
        if (isRecording) return recordWeight(kind, weight);
        await test.step('budgets', () => expect.soft(overBudget(kind, weight, budgets)).toBe(''));
        // Otherwise the newsletter's dialog would open later.
        await page.evaluate(() => sessionStorage.setItem('newsletter-opened', '1'));
        await privacyDialog(page).getByRole('button', { name: 'Reject' }).click();
        if (at.startsWith('/account'))
          await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await test.step('title, description, canonical address and heading', async () => {
          const { h1, title, description, canonical } = await readHead(page);
          expect.soft(h1).toEqual([heading]);
          if (!isListed) return;
          expect.soft(title).toMatch(/^.{10,70}$/);
          expect.soft(description).toMatch(/^.{50,170}$/);
          expect.soft(canonical).toBe(`${stack.origin}${at}`);
        });
        await test.step('text without scripts', async () => {
          if (isListed) expect.soft(await shareOfText(page, weight.text)).toBeGreaterThanOrEqual(0.9);
        });
        await test.step('axe at 1280 pixels', async () => expect.soft(await violations(page)).toEqual([]));
        await test.step('no window is too narrow', async () => expect.soft(await widerThanWindow(page)).toEqual([]));
        await page.setViewportSize({ width: 360, height: 740 });
        if (enlarged.has(kind))
          await test.step('nothing is lost with a default text of 32 pixels', async () => {
            expect.soft(await lostWhenEnlarged(page, ['default text of 32 pixels'])).toEqual([]);
            await page.setViewportSize({ width: 360, height: 740 });
          });
        await test.step('axe at 360 pixels', async () => expect.soft(await violations(page)).toEqual([]));
        await test.step('nothing is said twice in a row', async () => {
          expect.soft(saidTwice(await page.locator('body').ariaSnapshot())).toEqual([]);
        });
        await test.step('the breadcrumb is where it is on every page', async () => {
          expect.soft([null, 24]).toContain(await breadcrumbDistance(page));
        });
        await test.step('without consent it asks no other site, counts nothing and stores what is documented', async () => {
          // Hydrates the islands further down.
          await page.keyboard.press('End');
          await waitUntilSettled(page);
          expect.soft(await strangeTraces(page, requested)).toEqual([]);
        });
      },
    );
  });
}

test.describe(() => {
  test.use({ expectedMessages: /status of 404/ });

  test('every picture of every page keeps the budget of its page', async ({ page }) => {
    test.setTimeout(10 * 60_000);
    await blockPictures(page);
    for (const { kind, at, budgets } of pageKinds) {
      await page.goto(at);
      const { sizes } = await weighPictures(page);
      expect
        .soft(
          Object.entries(sizes).filter(([, size]) => size > budgets.picture),
          kind,
        )
        .toEqual([]);
    }
  });
});

/** The heading of each category of the journal, whose pages are of one kind. */
const categoryHeadings: Record<JournalCategory, string> = {
  activities: 'Something to do, and how long it takes.',
  'best-of': 'The short list, and what it cost to make.',
  destinations: 'Places, at the height of a pushchair.',
  experiences: 'One thing, seen through to the end.',
  family: 'The people one travels with.',
  'food-drink': 'Supper, and who will eat it.',
  inspiration: 'Before there is a plan.',
  wellness: 'Sleep, water, and the last eighty minutes.',
};

test('each category of the journal has its own page', { tag: ['@spec:2-paths'] }, async ({ request }) => {
  for (const [category, heading] of Object.entries(categoryHeadings))
    expect.soft(headingIn(await textOf(request, `/travel-journal/${category}`))).toBe(heading);
});

test(
  'memberships, hotels, the press, the team, careers, answers, legal texts, gift cards and the journal are one link away from home',
  { tag: ['@spec:1-public-site'] },
  async ({ request }) => {
    const home = await textOf(request, '/');
    const links = new Set([...home.matchAll(/<a[^>]*\shref="([^"#?]+)"/g)].map(([, href]) => href));
    for (const path of [
      '/membership',
      '/our-hotels',
      '/press',
      '/the-team',
      '/careers',
      '/faq',
      '/terms-and-conditions',
      '/privacy-policy',
      '/e-gift-card',
      '/travel-journal',
    ])
      expect.soft(links).toContain(path);
  },
);

test(
  'layouts change at 375, 450, 1024, 1280 and 1650 pixels and at no other width',
  { tag: ['@spec:2-breakpoints'] },
  async ({ request }) => {
    const files = globSync('assets/*.css', { cwd: join(import.meta.dirname, '../dist/client') });
    // The base styles, and those of each page and dialog.
    expect(files.length).toBeGreaterThan(50);
    const widths = new Set<string>();
    for (const file of files) {
      const css = await textOf(request, `/${file}`);
      expect(css, `${file} holds no custom media that no browser knows`).not.toMatch(/@media[^{;]*\(\s*--/);
      for (const width of widthsOf(css)) widths.add(width);
    }
    // And in letters, for enlarged text: `--enlarged`.
    expect([...widths].toSorted()).toEqual(['1024px', '1280px', '1650px', '17.5rem', '375px', '450px']);
  },
);

const textOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
};

function headingIn(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every length that a media query compares the width with, as written. */
const widthsOf = (css: string) =>
  [...css.matchAll(/@media\b[^{;]*/g)]
    .flatMap(([query]) => [...query.matchAll(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g)])
    .flatMap(([feature]) => [...feature.matchAll(/[\d.]+\w*/g)].map(([length]) => length));

/**
 * How much of the text that the page shows is in the server's HTML. Excludes forms that need scripts, whose replacement has
 * its own tests.
 */
function shareOfText(page: Page, sent: string): Promise<number> {
  return page.locator('main').evaluate((main: HTMLElement, html) => {
    const letters = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
    const all = letters(html);
    const forms = [...main.querySelectorAll<HTMLElement>('form[method=post]')].filter((form) => form.checkVisibility());
    const lines = (text: string) => text.split(/[\n\t]/).map(letters);
    const inForms = new Set(forms.flatMap((form) => lines(form.innerText)));
    const shown = lines(main.innerText).filter((line) => line && !inForms.has(line));
    const lengthOf = (found: string[]) => found.reduce((sum, line) => sum + line.length, 0);
    return lengthOf(shown.filter((line) => all.includes(line))) / lengthOf(shown);
  }, sent);
}

const readHead = (page: Page) =>
  page.evaluate(() => ({
    h1: [...document.querySelectorAll('h1')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim()),
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  }));
