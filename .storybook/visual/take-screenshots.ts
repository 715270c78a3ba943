import { page } from 'vitest/browser';
import { expect } from 'vitest';

/** Each story is looked at on a telephone and on a desk; `parameters.visual.widths` says otherwise, `visual: false` not at all. */
const usualWidths = [360, 1280] as const;
const FOLD = 900;
/** Taller than that is a contact sheet; its beginning stands for it. */
const TALLEST = 6000;

export type VisualParameters = false | { widths?: readonly number[] };

/**
 * Compares what a story shows with its baseline, `.storybook/screenshots/<component>/<story>-<width>.png`.
 *
 * @param id the story's, "components-button--primary"
 */
export async function matchBaselines(id: string, visual: VisualParameters = {}): Promise<void> {
  if (visual === false) return;
  for (const width of visual.widths ?? usualWidths) {
    await page.viewport(width, FOLD);
    await settle();
    const height = Math.min(TALLEST, Math.max(FOLD, document.documentElement.scrollHeight));
    if (height > FOLD) await page.viewport(width, height);
    await settle();
    await expect.element(whatIsShown()).toMatchScreenshot(`${id.replace('--', '__')}-${width}`);
  }
}

/** The story's own frame; the whole page when something stands above it, as a dialog or a toast does. */
function whatIsShown(): Element {
  const story = document.querySelector('.story');
  const isCovered = document.querySelector('[role="dialog"], [role="listbox"], output > [data-tone]') !== null;
  return story && !isCovered ? story : document.body;
}

/** Fonts have arrived, pictures are decoded, and two frames have gone by. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
