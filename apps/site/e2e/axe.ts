import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page as it stands, once whatever fades in has done so: until then it has no contrast to speak of. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Legacy mode looks at one frame only, and spares a second page that collects what axe found in each.
  expect(page.frames(), 'the page has no frames').toHaveLength(1);
  const { violations: found } = await new AxeBuilder({ page }).withTags(LEVELS).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
