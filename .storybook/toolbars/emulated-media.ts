export interface EmulatedMedia {
  reducedMotion: boolean;
  withoutScript: boolean;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const originals = new Map<CSSMediaRule, string>();
const matchMedia = globalThis.matchMedia;
let current: EmulatedMedia = { reducedMotion: false, withoutScript: false };

/**
 * Makes the page behave as if the visitor's device asked for reduced motion, or ran no scripts. A page
 * cannot set that, so the conditions of its style sheets and of `matchMedia` are rewritten. Does nothing while all are off.
 */
export function emulateMedia(media: EmulatedMedia): void {
  if (media.reducedMotion === current.reducedMotion && media.withoutScript === current.withoutScript) return;
  current = media;
  for (const rule of mediaRules()) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    originals.set(rule, original);
    rule.media.mediaText = rewritten(original, media);
  }
  globalThis.matchMedia = (query) => matchMedia.call(globalThis, rewritten(query, media));
}

export function rewritten(query: string, { reducedMotion, withoutScript }: EmulatedMedia): string {
  const changes: readonly (readonly [isOn: boolean, condition: RegExp, answer: string])[] = [
    [reducedMotion, /\(prefers-reduced-motion(: reduce)?\)/g, ALWAYS],
    [reducedMotion, /\(prefers-reduced-motion: no-preference\)/g, NEVER],
    [withoutScript, /\(scripting: none\)/g, ALWAYS],
    [withoutScript, /\(scripting(: enabled)?\)/g, NEVER],
  ];
  return changes.reduce((text, [isOn, condition, answer]) => (isOn ? text.replaceAll(condition, answer) : text), query);
}

function mediaRules(): CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) => mediaRulesOf(sheet.cssRules));
}

function mediaRulesOf(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : []),
  ]);
}
