/**
 * Widths in media queries that are written out, with their lines. A style sheet names a breakpoint instead
 * (`@media (--md)`), code asks for it (`minWidth('md')`). The width of a container is not one: it is the measure of one
 * component.
 *
 * @param {string} file decides what is looked for
 * @param {string} text
 * @returns {{ line: number, query: string }[]}
 */
export function widthsIn(file, text) {
  const found = file.endsWith('.css') ? inStyleSheet(text) : inCode(text);
  return found.map(({ index, query }) => ({ line: text.slice(0, index).split('\n').length, query }));
}

/** @param {string} css */
function inStyleSheet(css) {
  // Comments keep their length, so that places stay right.
  const rules = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...rules.matchAll(/@media\b[^{;]*/g)]
    .filter(([query]) => /\b(?:width|inline-size)\b/.test(query))
    .map(({ 0: query, index }) => ({ index, query: query.trim() }));
}

/** @param {string} code */
function inCode(code) {
  const written = /\(\s*(?:(?:min|max)-(?:device-)?width\s*:|width\s*[<>]=?)\s*[\d.]+\w*\s*\)/g;
  return [...code.matchAll(written)].map(({ 0: query, index }) => ({ index, query }));
}
