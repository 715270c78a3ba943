import { parseSync } from 'vite';

export type Import = { specifier: string; line: number; typeOnly: boolean };

/**
 * All imports of a source file: statements, re-exports, `import()`, types, mocks, and `@import` of a style sheet.
 *
 * @param file its name decides how it is read
 */
export function importsOf(file: string, text: string): Import[] {
  return file.endsWith('.css') ? styleImports(text) : moduleImports(file, text);
}

function moduleImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file} cannot be read: ${errors[0]?.message}`);
  const lineAt = lineCounter(text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) => {
      const [first] = entries;
      return first?.moduleRequest ? [{ ...first.moduleRequest, typeOnly: entries.every(({ isType }) => isType) }] : [];
    }),
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

/** @param request the expression between the brackets */
function literal(text: string, { start, end }: { start: number; end: number }) {
  const source = text.slice(start, end);
  const quoted = /^(['"`])([^'"`$]+)\1$/.exec(source.trim());
  return quoted?.[2] ? [{ value: quoted[2], start, typeOnly: false }] : [];
}

function styleImports(text: string): Import[] {
  const lineAt = lineCounter(text);
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...withoutComments.matchAll(/(?:@import|composes:[^;]*from)\s+(?:url\()?(['"])([^'"]+)\1/g)].map((match) => ({
    specifier: match[2] ?? '',
    line: lineAt(match.index),
    typeOnly: false,
  }));
}

function lineCounter(text: string) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
}
