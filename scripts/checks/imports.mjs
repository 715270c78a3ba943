import { parseSync } from 'vite';

/** @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import */

/**
 * All imports of a source file: statements, re-exports, `import()`, types, mocks, and `@import` of a style sheet.
 *
 * @param {string} file its name decides how it is read
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  return file.endsWith('.css') ? styleImports(text) : moduleImports(file, text);
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
function moduleImports(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file} cannot be read: ${errors[0]?.message}`);
  const lineAt = lineCounter(text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ ...moduleRequest, typeOnly: isType }] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => literal(text, moduleRequest)),
    // Other expressions that load a module.
    ...[...text.matchAll(/(?:\bvi\.(?:do)?mock|\brequire|(?<=[=:|&<,]\s*|typeof\s)import)\(\s*(['"][^'"]+['"])/g)].map(
      (match) => ({ value: match[1]?.slice(1, -1) ?? '', start: match.index, typeOnly: match[0].includes('import') }),
    ),
  ];
  const seen = new Set();
  return found
    .map(({ value, start, typeOnly }) => ({ specifier: value, line: lineAt(start), typeOnly }))
    .filter(({ specifier, line }) => {
      const key = `${specifier}:${line}`;
      return !seen.has(key) && seen.add(key);
    });
}

/**
 * @param {string} text
 * @param {{ start: number, end: number }} request the expression between the brackets
 */
function literal(text, { start, end }) {
  const source = text.slice(start, end);
  const quoted = /^(['"`])([^'"`$]+)\1$/.exec(source.trim());
  return quoted?.[2] ? [{ value: quoted[2], start, typeOnly: false }] : [];
}

/**
 * @param {string} text
 * @returns {Import[]}
 */
function styleImports(text) {
  const lineAt = lineCounter(text);
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...withoutComments.matchAll(/(?:@import|composes:[^;]*from)\s+(?:url\()?(['"])([^'"]+)\1/g)].map((match) => ({
    specifier: match[2] ?? '',
    line: lineAt(match.index),
    typeOnly: false,
  }));
}

/** @param {string} text */
function lineCounter(text) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (/** @type {number} */ offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
