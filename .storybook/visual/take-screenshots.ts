import { commands, page } from 'vitest/browser';
import { expect } from 'vitest';
import { fontsAreLoaded, framesOf } from './fonts.ts';

/** The default widths: a telephone and a desktop. `parameters.visual.widths` sets others, `visual: false` none. */
const usualWidths = [360, 1280] as const;
const VIEWPORT_HEIGHT = 900;
/** Only contact sheets are taller; their beginning is enough. */
const TALLEST = 6000;

export type VisualParameters = false | { widths?: readonly number[] };

/** The names of a story's pictures and their widths: "components-button--primary" has "components-button__primary-360". */
export function picturesOf(id: string, visual: VisualParameters = {}): { name: string; width: number }[] {
  if (visual === false) return [];
  return (visual.widths ?? usualWidths).map((width) => ({ name: `${id.replace('--', '__')}-${width}`, width }));
}

/**
 * Compares what a story shows with its baselines, `.storybook/screenshots/<component>/<story>-<width>.png`.
 *
 * @param pictures as `picturesOf` names them
 * @throws {AssertionError} when one differs; the picture and the difference are written to `reports/screenshots`
 */
export async function matchBaselines(pictures: readonly { name: string; width: number }[]): Promise<void> {
  for (const { name, width } of pictures) {
    await page.viewport(width, VIEWPORT_HEIGHT);
    await waitUntilSettled();
    const height = Math.min(TALLEST, Math.max(VIEWPORT_HEIGHT, document.documentElement.scrollHeight));
    if (height > VIEWPORT_HEIGHT) {
      await page.viewport(width, height);
      await waitUntilSettled();
    }
    const shown = visibleArea();
    const matches = await commands.matchesBaseline(name, shown === document.body ? 'page' : 'story');
    if (!matches) await expect.element(shown).toMatchScreenshot(name);
  }
}

/** The story's own frame; the whole page when something covers it, such as a dialog or a toast. */
function visibleArea(): Element {
  const story = document.querySelector('.story');
  const isCovered =
    document.querySelector('[role="dialog"], dialog[open], [role="listbox"], output > [data-tone]') !== null;
  return story && !isCovered ? story : document.body;
}

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
