/**
 * Shows what forced colours leave of a page. The browser's own mode cannot be turned on by a page, so this does what the
 * mode does (CSS Color Adjustment 1, section 3): texts, borders and filled surfaces get system colours, shadows and
 * gradients go, and the rules that components have for the mode apply. The palette is the browser's dark one.
 */
const forced = ':where(:not([data-keeps-colours], [data-keeps-colours] *, svg, svg *))';
const sheet = `
:root { color-scheme: dark !important; background: Canvas !important; }
${each('color: CanvasText', 'border-color: CanvasText', 'outline-color: CanvasText', 'text-decoration-color: currentColor', 'box-shadow: none', 'text-shadow: none', 'background-color: transparent')}
${forced}[data-forced-fill] { background-color: Canvas !important; }
${forced}[data-forced-gradient] { background-image: none !important; }
${forced}:is(a[href], a[href] *) { color: LinkText !important; }
${forced}:is(button, button *) { color: ButtonText !important; }
${forced}:is(input, select, textarea) { color: FieldText !important; background-color: Canvas !important; accent-color: auto !important; }
${forced}:is(:disabled, :disabled *) { color: GrayText !important; border-color: GrayText !important; }
`;

function each(...declarations: string[]): string {
  const everything = ['', '::before', '::after', '::placeholder'].map((pseudo) => forced + pseudo).join(', ');
  return `${everything} { ${declarations.map((declaration) => `${declaration} !important`).join('; ')} }`;
}

let parts: { general: HTMLStyleElement; own: HTMLStyleElement; observer: MutationObserver } | undefined;

export function forceColours(isOn: boolean): void {
  parts?.observer.disconnect();
  parts?.general.remove();
  parts?.own.remove();
  parts = undefined;
  if (!isOn) return;
  const general = styled(sheet);
  const own = styled(ownRules(document.styleSheets).join('\n'));
  const observer = new MutationObserver(() => markElements(general));
  parts = { general, own, observer };
  markElements(general);
  observer.observe(document.body, { childList: true, subtree: true });
}

function styled(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

/** Marks what the style sheet cannot know: which elements have a surface, a gradient, or `forced-color-adjust: none`. */
function markElements(general: HTMLStyleElement): void {
  const { sheet: rules } = general;
  if (rules) rules.disabled = true;
  const found = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')].map((element) => {
    const style = getComputedStyle(element);
    return {
      element,
      keepsColours: style.getPropertyValue('forced-color-adjust') === 'none',
      forcedFill: !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor),
      forcedGradient: style.backgroundImage.includes('gradient('),
    };
  });
  for (const { element, ...marks } of found) {
    for (const [mark, isSet] of Object.entries(marks)) {
      if (isSet) element.dataset[mark] = '';
      else delete element.dataset[mark];
    }
  }
  if (rules) rules.disabled = false;
}

/** The rules of the components for forced colours, without that condition and with precedence over the general ones. */
function ownRules(sheets: StyleSheetList): string[] {
  const found: string[] = [];
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('(forced-colors: active)')) {
        const rest = rule.conditionText.replaceAll('(forced-colors: active)', '(min-width: 0px)');
        found.push(`@media ${rest} { ${[...rule.cssRules].map(important).join(' ')} }`);
      } else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  for (const { cssRules } of sheets) collect(cssRules);
  return found;
}

function important(rule: CSSRule): string {
  if (!(rule instanceof CSSStyleRule)) return '';
  const { selectorText, style } = rule;
  const declarations = [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important`);
  return `${selectorText} { ${declarations.join('; ')} }`;
}
