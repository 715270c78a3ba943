import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test, waitUntilReady } from './test.ts';

/** Countries with one clock each, so far apart that at any moment they have most parts of the day. */
const clocks: Record<string, string> = {
  GB: 'Europe/London',
  AE: 'Asia/Dubai',
  IN: 'Asia/Kolkata',
  JP: 'Asia/Tokyo',
  FJ: 'Pacific/Fiji',
  WS: 'Pacific/Apia',
  PE: 'America/Lima',
  UY: 'America/Montevideo',
};

/** What is seen in the picture, in its alternative text. */
const words = { dawn: /at dawn/, noon: /by day/, gold: /turned to gold/, dusk: /at dusk/, night: /at night/ };
type Part = keyof typeof words;

/** Written out for each hour, so that it is not the table that the product reads. */
const partOfHour: Part[] = [
  ...Array.from({ length: 5 }, () => 'night' as const),
  ...Array.from({ length: 4 }, () => 'dawn' as const),
  ...Array.from({ length: 7 }, () => 'noon' as const),
  ...Array.from({ length: 3 }, () => 'gold' as const),
  ...Array.from({ length: 3 }, () => 'dusk' as const),
  ...Array.from({ length: 2 }, () => 'night' as const),
];

function partAt(timeZone: string): Part {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return partOfHour[Number(clock.format())] ?? 'night';
}

/** Repeats a check during which a clock struck, so that before and after it the part of the day is the same. */
async function withinOnePart(timeZone: string, check: (part: Part) => Promise<void>): Promise<void> {
  const part = partAt(timeZone);
  try {
    await check(part);
  } catch (error) {
    if (partAt(timeZone) === part) throw error;
    await check(partAt(timeZone));
  }
}

const heroOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'The world, arranged around your family.' }).getByRole('img');

async function altOf(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const html = await (await request.get('/', { headers })).text();
  return /<img[^>]*alt="(Palms at the edge of a still bay[^"]*)"/.exec(html)?.[1] ?? html.slice(0, 2_000);
}

test('Visitors of eight countries see the hour of their own clocks in the same page', async ({ request }) => {
  // Twice: the second copy comes from the proxy's memory.
  for (const [country, timeZone] of [...Object.entries(clocks), ...Object.entries(clocks)]) {
    await withinOnePart(timeZone, async (part) => {
      expect(await altOf(request, { 'cf-ipcountry': country }), country).toMatch(words[part]);
    });
  }
});

test('A visitor from nowhere in particular sees the hour of London', async ({ request }) => {
  await withinOnePart('Europe/London', async (part) => {
    for (const country of ['XX', 'T1']) expect(await altOf(request, { 'cf-ipcountry': country })).toMatch(words[part]);
    expect(await altOf(request, {})).toMatch(words[part]);
  });
});

test('Neither a shared cache nor another country receives the copy of a visitor', async ({ request }) => {
  const response = await request.get('/', { headers: { 'cf-ipcountry': 'JP' } });
  expect(response.headers()['cache-control']).toBe('private, max-age=0');
  expect(response.headers()['etag']).toMatch(/^W\/"/);
});

for (const [country, timeZone] of [
  ['JP', 'Asia/Tokyo'],
  ['PE', 'America/Lima'],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(`A visitor in ${timeZone} has the picture of the hour without JavaScript`, async ({ page }) => {
      await withinOnePart(timeZone, async (part) => {
        const pictures: string[] = [];
        page.on('request', (request) => request.url().includes('/media/home/') && pictures.push(request.url()));
        await page.goto('/');
        await expect(heroOf(page)).toHaveAttribute('alt', words[part]);
        await expect.poll(() => heroOf(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        // The editors' own hour has the plain name.
        const name = part === 'dusk' ? 'hero' : `hero-${part}`;
        expect(pictures).toEqual([expect.stringMatching(new RegExp(`/media/home/${name}-v[0-9a-f]{8}-\\d+\\.avif$`))]);
      });
    });
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('A visitor who returns to the home page by a link sees the hour of their own clock', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-15T13:30:00Z');
    await page.goto('/faq');
    await waitUntilReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Myler' }).first().click();
    await expect(heroOf(page)).toHaveAttribute('alt', words.night);
  });
});
