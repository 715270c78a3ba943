import ts from 'typescript-6';

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

const style: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.NoTruncation;

/** Of a longer type, only the names of its properties are shown. */
const LONGEST_TYPE = 400;

/** Prints types that the source does not write out. */
export interface TypePrinter {
  checker: ts.TypeChecker;
  /** In one line; if it is long, only the names of its properties. */
  print: (type: ts.Type) => string;
}

/**
 * @param named types with a name. TypeScript forgets the name of `(typeof list)[number]` and of a schema's data; where one of these types
 *   is a part of another, its name stands for it.
 */
export function createTypePrinter(
  checker: ts.TypeChecker,
  named: readonly (readonly [ts.Type, string])[],
): TypePrinter {
  const textOf = (type: ts.Type) => {
    const node = checker.typeToTypeNode(type, undefined, style);
    const text = node ? printer.printNode(ts.EmitHint.Unspecified, node, emptyFile).replaceAll(/\n\s*/g, ' ') : '';
    // Of jotai, for its own use.
    return text.replace(/ & WithInitialValue<.*>$/, '');
  };
  const names = named
    .map(([type, name]) => [textOf(type), name] as const)
    // "a | b" is as clear as a name.
    .filter(([text]) => /^\{|\|.*\|/.test(text))
    .toSorted(([one], [other]) => other.length - one.length);
  return {
    checker,
    print(type) {
      const text = names.reduce((all, [part, name]) => all.replaceAll(part, name), textOf(type));
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
