import type { EntryPoint } from '@myler/presets/surface';
import ts from 'typescript-6';
import { compare } from './packages.ts';

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
 * The types in the workspace that these exports name and that no entry point exports, and what those name in turn. A reader needs
 * their shape, but cannot import them.
 *
 * @param exported what the entry points of all packages export
 */
export function hiddenTypes(
  exports: readonly Exported[],
  checker: ts.TypeChecker,
  exported: ReadonlySet<ts.Symbol>,
): Exported[] {
  const found = new Map<ts.Symbol, Exported>();
  // The body of a function and the value of a constant are not part of what is shown.
  for (const node of exports.flatMap(({ declarations }) => declarations)) {
    const shown = ts.isVariableDeclaration(node) ? node.type : node;
    if (shown) visit(shown);
  }
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name));

  function visit(node: ts.Node): void {
    if (ts.isBlock(node) || ts.isJsxElement(node)) return;
    if (ts.isTypeReferenceNode(node)) add(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) add(node.expression);
    ts.forEachChild(node, visit);
  }

  function add(name: ts.Node): void {
    const local = checker.getSymbolAtLocation(name);
    const { symbol, declarations } = local ? asExported(local, checker) : { symbol: undefined, declarations: [] };
    const isOurs = declarations.length > 0 && declarations.every(isOwnShape);
    if (!symbol || !isOurs || exported.has(symbol) || found.has(symbol)) return;
    found.set(symbol, { name: symbol.name, symbol, declarations });
    declarations.forEach(visit);
  }
}

const isOwnShape = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  !/[\\/]node_modules[\\/]/.test(node.getSourceFile().fileName);
