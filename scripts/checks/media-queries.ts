/**
 * Literal widths in media queries, with their lines. Style sheets must use a breakpoint's name (`@media (--md)`), and
 * code asks for it (`minWidth('md')`). Widths of containers are allowed, because they belong to one component.
 *
 * @param file decides what is looked for
 */
export function widthsIn(file: string, text: string): { line: number; query: string }[] {
  const found = file.endsWith('.css') ? inStyleSheet(text) : inCode(text);
  return found.map(({ index, query }) => ({ line: text.slice(0, index).split('\n').length, query }));
}

function inStyleSheet(css: string) {
  // Keeps the length of comments, so that positions stay correct.
  const rules = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...rules.matchAll(/@media\b[^{;]*/g)]
    .filter(([query]) => /\b(?:width|inline-size)\b/.test(query))
    .map(({ 0: query, index }) => ({ index, query: query.trim() }));
}

function inCode(code: string) {
  const written = /\(\s*(?:(?:min|max)-(?:device-)?width\s*:|width\s*[<>]=?)\s*[\d.]+\w*\s*\)/g;
  return [...code.matchAll(written)].map(({ 0: query, index }) => ({ index, query }));
}
