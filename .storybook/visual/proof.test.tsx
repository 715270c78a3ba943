import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as cards from '../../packages/ui/src/myler-card/MylerCard.stories.tsx';
import * as preview from '../preview.tsx';
import '../../packages/ui/src/tokens/styles.css';
import './bundled-font.css';
import { loadFonts } from './fonts.ts';

// The comparison must fail on each change that a designer would notice, and on no other.
const { Usual } = composeStories(cards, preview.default);
const baseline = 'proof__card-360';
let sheet: HTMLStyleElement;

beforeEach(async () => {
  await loadFonts();
  await page.viewport(360, 900);
  sheet = document.head.appendChild(document.createElement('style'));
  await Usual.run();
});
afterEach(() => sheet.remove());

/** @throws {Error} when the card, styled so, is not what the baseline shows, and when the two comparisons disagree */
const compare = async (css: string): Promise<'alike'> => {
  sheet.textContent = css;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let complaint: unknown;
  try {
    await expect.element(document.querySelector('.story')).toMatchScreenshot(baseline);
  } catch (error) {
    complaint = error;
  }
  // Stories use the faster comparison first, and Vitest's matcher only if that one differs, so both must agree.
  await expect(commands.matchesBaseline(baseline, 'story')).resolves.toBe(complaint === undefined);
  if (complaint !== undefined) throw complaint;
  return 'alike';
};

it('the card as it is matches', async () => {
  await expect(compare('')).resolves.toBe('alike');
});

it('a card that moved by one pixel does not match', async () => {
  await expect(compare('article { translate: 1px 0 }')).rejects.toThrow('does not match');
  await expect(compare('article { translate: 0 1px }')).rejects.toThrow('does not match');
});

it('a card that grew by one pixel does not match', async () => {
  await expect(compare('article { padding-block-end: 1px }')).rejects.toThrow('dimensions');
});

it('a background that is two steps darker does not match', async () => {
  await expect(compare(':root { --paper: #f8f5ef }')).rejects.toThrow('does not match');
});

it('a heading in a neighbouring weight does not match', async () => {
  await expect(compare('h3 { font-weight: 320 !important }')).rejects.toThrow('does not match');
});

it('a speck matches, because another version of the browser may draw one', async () => {
  await expect(
    compare(
      'article::after { content: ""; position: absolute; inset: 0 auto auto 0; inline-size: 6px; block-size: 6px; background: #000 }',
    ),
  ).resolves.toBe('alike');
});
