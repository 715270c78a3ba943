import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
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

const brightParts = { dawn: '06:30', noon: '12:30', gold: '17:30' };
// The first and the last width of each layout, one between the two where the headline comes closest to the sun, and a wide one.
const widths = [360, 1023, 1024, 1150, 1279, 1280, 1650];

for (const [part, time] of Object.entries(brightParts)) {
  test(`The headline is read before the picture of ${part} at every width`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-01-15T${time}:00Z`);
    await page.goto('/faq');
    await waitUntilReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Myler' }).first().click();
    await expect(heroOf(page)).toHaveAttribute('alt', words[part as Part]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => contrastOfHeadline(page), `at ${width} pixels`).toBeGreaterThan(4.5);
    }
  });
}

/** The lowest contrast between the headline's colour and the pixels that are behind its lines when it is not there. */
async function contrastOfHeadline(page: Page): Promise<number> {
  const headline = page.getByRole('heading', { level: 1 });
  await heroOf(page).evaluate((img: HTMLImageElement) => img.decode());
  const { color, lines } = await headline.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return {
      color: getComputedStyle(element).color,
      lines: [...text.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
  // Invisible, but found by its role.
  const show = (opacity: string) =>
    headline.evaluate(async (element, value) => {
      element.style.opacity = value;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, opacity);
  await show('0');
  const contrasts: number[] = [];
  for (const clip of lines.filter(({ width }) => width > 0)) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let i = 0; i < pixels.length; i += 3)
      contrasts.push(contrast(channels(color), [...pixels.subarray(i, i + 3)]));
  }
  await show('1');
  return contrasts.reduce((lowest, one) => Math.min(lowest, one), Infinity);
}

const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** As WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colors: [number[], number[]]): number {
  const [dark = 0, light = 0] = colors.map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
