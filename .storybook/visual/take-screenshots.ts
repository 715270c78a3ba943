import { commands, page } from 'vitest/browser';
import { expect } from 'vitest';
import { fontsAreLoaded, framesOf } from './fonts.ts';

const NARROW = 360;
const WIDE = 1280;
const VIEWPORT_HEIGHT = 900;
/** Only contact sheets are taller; their beginning is enough. */
const TALLEST = 6000;

export type VisualParameters = false | { widths?: readonly number[] };

/**
 * A story's screenshots and their widths: "components-button--primary" has "components-button__primary-360". One is narrow;
 * the first story of a component whose layout changes with the width has a wide one too. `parameters.visual.widths` sets
 * others, `visual: false` none.
 */
export function screenshotsOf(id: string, visual: VisualParameters = {}, isFirstWithLayout = false) {
  if (visual === false) return [];
  const widths = visual.widths ?? (isFirstWithLayout ? [NARROW, WIDE] : [NARROW]);
  return widths.map((width) => ({ name: `${id.replace('--', '__')}-${width}`, width }));
}

/**
 * Compares what a story shows with its baselines, `.storybook/screenshots/<component>/<story>-<width>.png`.
 *
 * @param screenshots as `screenshotsOf` names them
 * @throws {Error} when one differs; the screenshot and the difference are written to `reports/screenshots`
 */
export async function matchBaselines(screenshots: readonly { name: string; width: number }[]): Promise<void> {
  for (const { name, width } of screenshots) {
    await page.viewport(width, VIEWPORT_HEIGHT);
    await waitUntilSettled();
    const height = Math.min(TALLEST, Math.max(VIEWPORT_HEIGHT, document.documentElement.scrollHeight));
    if (height > VIEWPORT_HEIGHT) {
      await page.viewport(width, height);
      await waitUntilSettled();
    }
    const shown = isCovered() ? 'page' : 'story';
    const fault = await commands.matchesBaseline(name, shown);
    if (fault !== undefined) throw new Error(`${name}: ${fault}`);
  }
}

/** Whether something covers the story, such as a dialog or a toast: then the whole page is shown, not the story's frame. */
const isCovered = () =>
  !document.querySelector('.story') ||
  document.querySelector('[role="dialog"], dialog[open], [role="listbox"], output > [data-tone]') !== null;

/** Waits until fonts are loaded, pictures decoded and animations finished, and for two frames. */
async function waitUntilSettled(): Promise<void> {
  await fontsAreLoaded();
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  // A closed dialog stays in the document until React has received the end of its animation, which is later than the
  // return of the focus.
  await expect.poll(() => document.querySelector('[role="dialog"][data-state="closed"]')).toBeNull();
  const images = [document, ...framesOf(document)].flatMap((shown) => [...shown.images]);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
