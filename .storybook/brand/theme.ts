import { create } from 'storybook/theming';
import { colours } from './colours.ts';
import { asAddress, drawBrand } from './drawings.ts';

/** How Storybook's frame and its pages look: the tokens, square corners, and fonts that Storybook itself has. */
export const theme = create({
  base: 'light',
  brandTitle: 'Myler, for designers',
  brandImage: asAddress(drawBrand()),
  brandUrl: './?path=/docs/introduction--docs',
  brandTarget: '_self',
  fontBase: "'Avenir Next', 'Nunito Sans Variable', 'Nunito Sans', system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  colorPrimary: colours.gold,
  colorSecondary: colours['gold-ink'],
  appBg: colours['paper-2'],
  appContentBg: colours.paper,
  appPreviewBg: colours.paper,
  appHoverBg: colours.line,
  appBorderColor: colours.line,
  appBorderRadius: 0,
  textColor: colours.ink,
  textMutedColor: colours['ink-2'],
  textInverseColor: colours.paper,
  barBg: colours['paper-3'],
  barTextColor: colours['ink-2'],
  barHoverColor: colours['gold-ink'],
  barSelectedColor: colours['gold-ink'],
  buttonBg: colours['paper-3'],
  buttonBorder: colours['line-strong'],
  booleanBg: colours['paper-2'],
  booleanSelectedBg: colours.white,
  inputBg: colours.white,
  inputBorder: colours['line-strong'],
  inputTextColor: colours.ink,
  inputBorderRadius: 0,
});
