import { basename } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import type { Defect } from './defects.ts';

/**
 * Replaces an export of a module by what the defect makes of it, for other modules and within the module.
 *
 * @throws {Error} when the module does not declare and export such a function or constant
 */
export function breakExport(text: string, { protection, module, export: name, broken }: Omit<Defect, 'area'>): string {
  const { statement, isFunction, id } = declarationOf(parseSync(module, text).program.body, name) ?? {};
  if (!statement || !id) {
    throw new Error(
      `${module} exports no function or constant “${name}”. Correct the defect “${protection}” in scripts/defects, so that it breaks what protects now.`,
    );
  }
  const replacement = `(${broken.toString()})(${name}_intact, own__)`;
  return [
    text.slice(0, id.start + name.length),
    '_intact',
    text.slice(id.start + name.length, statement.end),
    // A function, because a module may use its own above their declarations.
    isFunction
      ? `; var ${name}_broken; export function ${name}(...args) { return (${name}_broken ??= ${replacement}).apply(this, args); }`
      : `; export const ${name} = ${replacement};`,
    text.slice(statement.end),
    `\nimport * as own__ from './${basename(module)}';\n`,
  ].join('');
}

function declarationOf(statements: ESTree.Program['body'], name: string) {
  for (const statement of statements) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const isFunction = declaration?.type === 'FunctionDeclaration';
    const variables = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    const ids = isFunction ? [declaration.id] : variables.map(({ id }) => id);
    const id = ids.find((id) => id?.type === 'Identifier' && id.name === name);
    if (id) return { statement, isFunction, id };
  }
  return undefined;
}
