/**
 * Rules with `:hover` outside `@media (hover: hover)`, with their lines. On a touch screen, what was tapped last would
 * keep such a style until something else is tapped.
 */
export function hoversForTouch(css: string): { line: number; selector: string }[] {
  // Keeps the length of comments and strings, so that positions stay correct.
  const text = css.replaceAll(/\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs, (left) => left.replaceAll(/[^\n]/g, ' '));
  /** the blocks around the present position, outermost first */
  const around: string[] = [];
  return [...text.matchAll(/[^{};]+(?=\{)|\}/g)].flatMap(({ 0: found, index }) => {
    if (found === '}') {
      around.pop();
      return [];
    }
    const isForMice = around.some((block) => /^@media\b.*\(\s*hover\s*:\s*hover\s*\)/s.test(block));
    const selector = found.trim();
    around.push(selector);
    if (isForMice || selector.startsWith('@') || !/:hover\b/.test(selector)) return [];
    return [{ line: text.slice(0, index + found.indexOf(':hover')).split('\n').length, selector }];
  });
}
