import type { Page } from '@playwright/test';

/** The breakpoints, widths between them, and 320: a window of 1280 pixels at 400 %. */
const widths = [1920, 1650, 1440, 1280, 1024, 768, 600, 450, 375, 360, 320];

/** The windows that are narrower than the page, which would scroll sideways in them. */
export async function widerThanWindow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${excess} pixels wider than ${width}`);
  }
  return found;
}

/** From the header to the breadcrumb, in pixels, if the page has one. */
export const breadcrumbDistance = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const trail = document.querySelector('[aria-label="You are here"]')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return trail && header ? Math.round(trail.top - header.bottom) : null;
  });
