import ts from 'typescript-6';

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

/** Of a longer type, only the names of its properties are shown. */
const LONGEST_TYPE = 400;

/** Prints types that the source does not write out. */
export interface TypePrinter {
  /** In one line; if it is long, only the names of its properties. */
  print: (type: ts.Type) => string;
}

/**
 * @param named types with a name. TypeScript forgets the name of `(typeof list)[number]` and of a schema's data; where one of these types
 *   is a part of another, its name stands for it.
 */
export function createTypePrinter(checker: ts.TypeChecker, named: ReadonlyMap<ts.Type, string>): TypePrinter {
  const nodeOf = (type: ts.Type, flags: ts.NodeBuilderFlags) => checker.typeToTypeNode(type, undefined, flags);
  const names = new Map<string, string>();
  for (const [type, name] of named) {
    const node = nodeOf(type, whole);
    // "a | b" is as clear as a name.
    const isWorthAName = node && (ts.isTypeLiteralNode(node) || (ts.isUnionTypeNode(node) && node.types.length > 2));
    if (isWorthAName && !names.has(keyOf(node))) names.set(keyOf(node), name);
  }
  return {
    print(type) {
      const node = nodeOf(type, whole);
      const text = node ? printNode(withNames(node, names)).replaceAll(/\n\s*/g, ' ') : '';
      const isShort = text !== '' && text.length <= LONGEST_TYPE;
      return isShort ? text : (namesOf(type) ?? checker.typeToString(type));
    },
  };
}

/** `{ prices: …; register: …; }`, if the type has properties. */
function namesOf(type: ts.Type): string | undefined {
  const properties = type.getProperties().map(({ name }) => (/^\w+$/.test(name) ? name : `'${name}'`));
  const isObject =
    type.getCallSignatures().length === 0 && !type.isClassOrInterface() && !type.aliasSymbol && !isReference(type);
  return isObject && properties.length > 0
    ? `{\n${properties.map((name) => `  ${name}: …;`).join('\n')}\n}`
    : undefined;
}

/** A list, or a type with arguments: its properties are not the reader's. */
function isReference(type: ts.Type): boolean {
  return 'target' in type;
}

const style: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.InTypeAlias;
const whole: ts.NodeBuilderFlags = style | ts.NodeBuilderFlags.NoTruncation;

function printNode(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, emptyFile);
}

/** The members of a union have no order that means something. */
function keyOf(node: ts.Node): string {
  const parts = ts.isUnionTypeNode(node) ? node.types.map((type) => printNode(type)).toSorted() : [printNode(node)];
  return parts.join(' | ').replaceAll(/\s+/g, ' ');
}

function withNames(node: ts.TypeNode, names: ReadonlyMap<string, string>): ts.TypeNode {
  const visit = (part: ts.Node, context: ts.TransformationContext): ts.Node => {
    const name = names.get(keyOf(part));
    if (name) return ts.factory.createTypeReferenceNode(name);
    // Of jotai, for its own use.
    if (ts.isIntersectionTypeNode(part)) {
      const [first, ...rest] = part.types.filter((type) => !printNode(type).startsWith('WithInitialValue<'));
      if (first && rest.length === 0) return visit(first, context);
    }
    const visited = ts.visitEachChild(part, (child) => visit(child, context), context);
    return ts.isUnionTypeNode(visited) ? namedMembers(visited, names) : visited;
  };
  const { transformed } = ts.transform(node, [(context) => (tree) => visit(tree, context) as ts.TypeNode]);
  return transformed[0] ?? node;
}

/** `'a' | 'b' | 'c' | undefined` is `Name | undefined`. */
function namedMembers(union: ts.UnionTypeNode, names: ReadonlyMap<string, string>): ts.UnionTypeNode {
  const rest = union.types.filter((type) => ts.isToken(type) || isNull(type));
  const members = union.types.filter((type) => !rest.includes(type));
  const name = members.length > 1 ? names.get(keyOf(ts.factory.createUnionTypeNode(members))) : undefined;
  return name ? ts.factory.createUnionTypeNode([ts.factory.createTypeReferenceNode(name), ...rest]) : union;
}

function isNull(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
}
