import type { CSSProperties } from 'react';
import { breakpoints } from '@myler/config/breakpoints';

/** The brand's colours. Mail programs do not support custom properties. */
const colour = {
  gold: '#BAA57E',
  goldInk: '#76613A',
  ink: '#1E1B16',
  ink2: '#5A5348',
  paper: '#FAF7F1',
  paper2: '#F1EBDF',
  line: '#E2D9C7',
  night: '#15201F',
  night2: '#0F1716',
} as const;

/** The largest width in pixels, which fits beside the list of desktop mail programs. */
const WIDTH = 600;

const face = "'Avenir Next','Nunito Sans',Helvetica,Arial,sans-serif";

const text: CSSProperties = {
  fontFamily: face,
  fontSize: 17,
  lineHeight: '27px',
  margin: '0 0 20px',
  color: colour.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const label: CSSProperties = {
  ...text,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  letterSpacing: '0.2em',
  textTransform: 'uppercase',
  color: colour.goldInk,
};

/**
 * Inline styles, because many mail programs remove style sheets. Sizes are in pixels, because many support no other unit.
 */
export const styles = {
  body: { backgroundColor: colour.paper2, padding: 0, margin: 0 },
  sheet: { maxWidth: WIDTH, backgroundColor: colour.paper },
  night: { backgroundColor: colour.night },
  nightInner: { padding: '40px 32px 0', textAlign: 'center' },
  wordmark: {
    margin: '0 auto',
    // The alternative text looks like the mark when pictures are blocked.
    fontFamily: face,
    fontSize: 20,
    lineHeight: '48px',
    letterSpacing: '0.3em',
    textTransform: 'uppercase',
    color: colour.gold,
  },
  headline: {
    fontFamily: face,
    fontSize: 32,
    lineHeight: '38px',
    fontWeight: 300,
    letterSpacing: '-0.01em',
    margin: '32px 0 40px',
    color: colour.paper,
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
  },
  arch: {
    margin: '0 auto',
    maxWidth: '100%',
    height: 'auto',
    fontFamily: face,
    fontSize: 14,
    lineHeight: '22px',
    color: colour.gold,
    backgroundColor: colour.night,
  },
  letter: { padding: '48px 40px 40px' },
  paragraph: text,
  button: {
    backgroundColor: colour.gold,
    color: colour.ink,
    fontFamily: face,
    fontSize: 16,
    fontWeight: 600,
    padding: '16px 32px',
    textAlign: 'center',
  },
  buttonPlace: { padding: '12px 0 20px' },
  small: { ...text, fontSize: 14, lineHeight: '22px', color: colour.ink2 },
  address: { color: colour.ink2, textDecoration: 'underline', wordBreak: 'break-all' },
  facts: { margin: '8px 0 28px', borderTop: `1px solid ${colour.line}` },
  factLabel: {
    ...text,
    width: '34%',
    color: colour.ink2,
    margin: 0,
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${colour.line}`,
    verticalAlign: 'top',
  },
  factValue: {
    ...text,
    margin: 0,
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
    verticalAlign: 'top',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  label: { ...label, margin: '0 0 6px' },
  code: {
    ...text,
    fontSize: 34,
    lineHeight: '44px',
    letterSpacing: '0.14em',
    fontVariantNumeric: 'tabular-nums',
    margin: 0,
    wordBreak: 'break-word',
  },
  longCode: { fontSize: 22, lineHeight: '34px', letterSpacing: '0.08em' },
  codePlace: { backgroundColor: colour.paper2, padding: '20px 24px', margin: '8px 0 28px' },
  noteTitle: { ...text, fontWeight: 600, margin: '0 0 2px', fontSize: 15, lineHeight: '24px' },
  noteText: { ...text, fontSize: 15, lineHeight: '24px', margin: '0 0 18px', color: colour.ink2 },
  notes: { margin: '8px 0 16px' },
  quote: { borderLeft: `2px solid ${colour.gold}`, padding: '2px 0 2px 20px', margin: '8px 0 28px' },
  // Each line gets its own direction.
  quoteText: { ...text, margin: 0, unicodeBidi: 'plaintext', textAlign: 'start' },
  quoteFrom: { ...text, fontSize: 14, margin: '8px 0 0', color: colour.ink2 },
  picture: { maxWidth: '100%', height: 'auto', fontFamily: face, fontSize: 14, color: colour.ink2 },
  picturePlace: { padding: '8px 0 28px' },
  rule: { width: 56, borderTop: `1px solid ${colour.gold}`, margin: '28px 0 0', marginLeft: 0 },
  foot: { padding: '0 40px 48px' },
  footText: { ...text, fontSize: 13, lineHeight: '20px', margin: '0 0 10px', color: colour.ink2 },
  footLink: { color: colour.ink2, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/**
 * Styles for dark mode and small screens, which need a style sheet. Without it an email is still readable.
 * Outlook's apps set `data-ogsc` and `data-ogsb` on elements whose colours they have changed for dark mode.
 */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:${breakpoints.sm - 1}px){
.night-inner{padding:28px 20px 0!important}
.headline{font-size:27px!important;line-height:33px!important;margin:24px 0 32px!important}
.letter{padding:36px 20px 28px!important}
.foot{padding:0 20px 36px!important}
.button{display:block!important}
.long-code{font-size:17px!important;letter-spacing:0.02em!important}
.fact-label,.fact-value{display:block!important;text-align:start!important}
.fact-label{width:auto!important;border-bottom:0!important;padding:12px 0 0!important}
.fact-value{padding:0 0 12px!important}
}
@media (prefers-color-scheme:dark){${dark('')}}
${dark('[data-ogsc] ')}
`.trim();

function dark(within: string): string {
  const rules = {
    '.page,.page>table>tbody>tr>td': `background-color:${colour.night2}!important`,
    '.sheet,.code-place': 'background-color:#1B2625!important',
    '.ink': 'color:#F4EEE2!important',
    '.ink-2': 'color:#C9BFAC!important',
    '.gold-ink': 'color:#CDB98F!important',
    '.line': 'border-color:#3A4543!important',
  };
  return Object.entries(rules)
    .map(
      ([selectors, rule]) =>
        `${selectors
          .split(',')
          .map((selector) => within + selector)
          .join(',')}{${rule}}`,
    )
    .join('\n');
}

/** Outlook on Windows renders with Word, which would use its serif font and does not support `max-width`. */
export const forOutlook = {
  head: '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->',
  open: `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
} as const;
