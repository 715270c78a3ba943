/** The only column templates of style sheets outside `@myler/ui`: those of its layouts, and one column. */
const columnTemplates = new Set([
  'minmax(0, 1fr)',
  'repeat(2, minmax(0, 1fr))',
  'repeat(3, minmax(0, 1fr))',
  'repeat(4, minmax(0, 1fr))',
  'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  'minmax(0, 7fr) minmax(0, 5fr)',
  'minmax(0, 5fr) minmax(0, 7fr)',
  'minmax(0, 1fr) minmax(0, 3fr)',
  'auto minmax(0, 1fr)',
  'none',
]);
const gap = /^(?:(?:0|inherit|var\(--space-(?:[1-9]|10)\))(?: |$)){1,2}$/;
const fontSize = /^(?:inherit|var\(--(?:display|title|title-2|subtitle|quote|lead|body|small|caption|tracked)\))$/;
const declaration = /(?<![\w-])(gap|row-gap|column-gap|grid-template-columns|font-size)\s*:\s*([^;}]+)/g;

/** Where in a style sheet there is a gap, a column template or a font size that is not of the scale, and which. */
export function offScale(css: string): { at: number; value: string }[] {
  return [...css.matchAll(declaration)].flatMap(({ 1: property = '', 2: written = '', index }) => {
    const value = written.replaceAll(/\s+/g, ' ').trim();
    const isOnScale =
      property === 'font-size'
        ? fontSize.test(value)
        : property === 'grid-template-columns'
          ? columnTemplates.has(value)
          : gap.test(value);
    return isOnScale ? [] : [{ at: index, value: `${property}: ${value}` }];
  });
}

/**
 * What is not of the scale and may stay, by its file: the units of drawings and of paper, and columns that are one page's own. A value that
 * is no longer written fails too, so that this list only shrinks.
 */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'apps/site/src/dialogs/Newsletter.module.css': ['grid-template-columns: 10rem minmax(0, 1fr)'],
  'apps/site/src/features/fit/family.island.module.css': ['grid-template-columns: auto 1fr'],
  'apps/site/src/pages/account/account.Rows.module.css': ['grid-template-columns: minmax(0, 1fr) auto'],
  'apps/site/src/pages/account/account.StateBanner.module.css': ['grid-template-columns: auto minmax(0, 1fr) auto'],
  'apps/site/src/pages/hotel/HotelPage.module.css': ['font-size: 64%', 'grid-template-columns: minmax(0, 1fr) 8cm'],
  'packages/forms/src/calculator/YearFields.module.css': ['grid-template-columns: repeat(6, minmax(0, 1fr))'],
  'packages/forms/src/gift-card/GiftCardForm.module.css': [
    'grid-template-columns: minmax(0, 7fr) minmax(0, 6fr)',
    'gap: clamp(3rem, 7cqi, 6rem)',
    'grid-template-columns: min(4.5rem, 20vw) minmax(0, 1fr) auto',
  ],
  'packages/forms/src/gift-card/OpenedGift.module.css': ['grid-template-columns: minmax(0, 6fr) minmax(0, 6fr)'],
  'packages/forms/src/join-us/parts/NextSteps.module.css': ['grid-template-columns: 2rem minmax(0, 1fr)'],
};
