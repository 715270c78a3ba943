import ts from 'typescript-6';
import { compare, type EntryPoint } from './packages.ts';

/** A name that an entry point exports, with what it stands for: a value, a type, or both. */
export interface Exported {
  name: string;
  symbol: ts.Symbol;
  declarations: readonly ts.Declaration[];
}

/**
 * What an entry point exports, in alphabetical order.
 *
 * @throws {Error} if the entry point is no module
 */
export function exportsOf({ specifier, file }: EntryPoint, program: ts.Program): Exported[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${specifier} has no source at ${file}, or exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .map((exported) => asExported(exported, checker))
    .toSorted((a, b) => compare(a.name, b.name));
}

function asExported(exported: ts.Symbol, checker: ts.TypeChecker): Exported {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return { name: exported.name, symbol, declarations: symbol.declarations ?? [] };
}

/**
 * The types in the workspace that these exports name and that none of the entry points exports, and what those name in turn. A
 * reader needs their shape, but cannot import them.
 *
 * @param isExported whether an entry point of any package exports the symbol
 */
export function hiddenTypes(
  exports: readonly Exported[],
  program: ts.Program,
  isExported: (symbol: ts.Symbol) => boolean,
): Exported[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Exported>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || ts.isJsxElement(node)) return;
    if (ts.isTypeReferenceNode(node)) add(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) add(node.expression);
    ts.forEachChild(node, visit);
  };
  const add = (name: ts.Node): void => {
    const local = checker.getSymbolAtLocation(name);
    if (!local) return;
    const exported = asExported(local, checker);
    const isOurs = exported.declarations.every(
      (node) => !/[\\/]node_modules[\\/]/.test(node.getSourceFile().fileName) && isShape(node),
    );
    if (!isOurs || exported.declarations.length === 0 || isExported(exported.symbol) || found.has(exported.symbol)) {
      return;
    }
    found.set(exported.symbol, { ...exported, name: exported.symbol.name });
    exported.declarations.forEach(visit);
  };
  for (const { declarations } of exports) declarations.forEach(visitSignature);
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name));

  // The body of a function and the value of a constant are not part of what is shown.
  function visitSignature(node: ts.Node): void {
    if (ts.isVariableDeclaration(node)) {
      if (node.type) visit(node.type);
    } else ts.forEachChild(node, visit);
  }
}

function isShape(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
