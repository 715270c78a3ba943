/** The font of every page. It is bundled, and loads when text first needs it. */
const FACE = 'Nunito Sans Variable';

/**
 * Loads the bundled font before any layout in its fallback. A story that is measured too early keeps the measures of
 * another font: `65ch` of Liberation Sans made a text 40 px narrower and a line longer, on machines that have it.
 *
 * @throws {Error} when the font is missing or could not be loaded
 */
export async function loadFonts(): Promise<void> {
  const faces = await document.fonts.load(`1em "${FACE}"`);
  if (faces.length === 0) throw new Error(`No stylesheet declares ${FACE}: stories would be shown in a fallback.`);
}

/**
 * Resolves when no font of the page, or of a frame in it, is loading. `fonts.ready` alone resolves immediately when
 * text that needs a font has not been laid out yet.
 *
 * @throws {Error} when the bundled font is declared, used and not there
 */
export async function fontsAreLoaded(page: Document = document): Promise<void> {
  do {
    page.documentElement.getBoundingClientRect();
    await page.fonts.ready;
  } while ([...page.fonts].some(({ status }) => status === 'loading'));
  const missing = [...page.fonts].find(
    ({ family, status }) => family.includes('Nunito Sans') && isBroken(family, status),
  );
  if (missing) throw new Error(`The font ${missing.family} could not be loaded.`);
  remeasure(page);
  await Promise.all(framesOf(page).map((frame) => fontsAreLoaded(frame)));
}

/**
 * Makes the browser compute lengths in `ch` again. On a busy machine they sometimes keep the width of the fallback
 * although the font has loaded; a change of the document's fonts makes it compute them again.
 */
function remeasure({ fonts }: Document): void {
  const face = new FontFace('Measure again', 'local("DejaVu Sans")');
  fonts.add(face);
  fonts.delete(face);
}

/** Ignores fallbacks: they use fonts that a machine may lack, and tests have none of them. */
const isBroken = (family: string, status: FontFaceLoadStatus) => status === 'error' && !family.includes('Fallback');

/** The documents of frames that this page can access. */
export const framesOf = (page: Document): Document[] =>
  [...page.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
