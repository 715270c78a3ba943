import type { EntryPoint } from '@myler/presets/surface';
import ts from 'typescript-6';
import { declarationText } from './declaration.ts';
import { exportsOf, hiddenTypes, type Exported } from './exports.ts';
import type { PublishedPackage } from './packages.ts';
import { createTypePrinter, type TypePrinter } from './type-text.ts';

/** What all pages share. */
export interface Reference {
  types: TypePrinter;
  exports: ReadonlyMap<EntryPoint, readonly Exported[]>;
}

/** Reads the exports of all packages. */
export function readReference(packages: readonly PublishedPackage[], program: ts.Program): Reference {
  const checker = program.getTypeChecker();
  const entryPoints = packages.flatMap((one) => one.entryPoints);
  const exports = new Map(entryPoints.map((entryPoint) => [entryPoint, exportsOf(entryPoint, program)]));
  // `typeof value` is no shorter than the value.
  const isNamed = (node: ts.Node) => ts.isTypeAliasDeclaration(node) && !ts.isTypeQueryNode(node.type);
  const named = [...exports.values()]
    .flat()
    .filter(({ declarations }) => declarations.some(isNamed))
    .map(({ name, symbol }) => [checker.getDeclaredTypeOfSymbol(symbol), name] as const);
  return { types: createTypePrinter(checker, named), exports };
}

/** The page of one package, in Markdown: its entry points, what each exports, and the types that these name. */
export function packagePage({ name, entryPoints }: PublishedPackage, { types, exports }: Reference): string {
  const own = entryPoints.map((entryPoint) => exports.get(entryPoint) ?? []);
  const hidden = hiddenTypes(own.flat(), types.checker, new Set([...exports.values()].flat().map((one) => one.symbol)));
  const chapters = [
    ...entryPoints.map(({ specifier }, at) => [`\`${specifier}\``, sections(own[at] ?? [], types)]),
    ['Types without an entry point', `Named above, but not exported.\n\n${sections(hidden, types)}`],
  ].slice(0, hidden.length > 0 ? undefined : -1);
  const contents = chapters.map(([title = '']) => `- [${title}](#${slug(title)})`).join('\n');
  const texts = chapters.map(([title, text]) => `## ${title}\n\n${text}`);
  return `# ${name}: API reference

All that the package exports, by entry point. Begin with the [README](README.md). \`docs/…\` is a file of the repository, where
\`pnpm generate\` writes this page from the types and docstrings.

${contents}

${texts.join('\n')}`;
}

/** A schema and the type of its data, which differ in the first letter, are one section. */
function sections(exports: readonly Exported[], types: TypePrinter): string {
  const groups = Map.groupBy(exports, ({ name, declarations: [declaration] }) => {
    const isType = declaration && ts.isTypeAliasDeclaration(declaration);
    const [, value = name] = (isType && /\btypeof (\w+)>?$/.exec(declaration.type.getText())) || [];
    return value.toLowerCase() === name.toLowerCase() ? value : name;
  });
  return Array.from(groups.values(), (group) => section(group.toReversed(), types)).join('\n');
}

function section(group: readonly Exported[], types: TypePrinter): string {
  const code = group.flatMap(({ name, declarations }) =>
    declarations.map((node) => declarationText(node, name, types)),
  );
  const parts = [
    `### ${group.map(({ name }) => name).join(', ')}`,
    ...group.map(({ symbol }) => docOf(symbol, types.checker)).filter((doc) => doc !== ''),
    `\`\`\`ts\n${code.join('\n')}\n\`\`\``,
  ];
  return `${parts.join('\n\n')}\n`;
}

const titles: Readonly<Record<string, string>> = { returns: 'Returns', throws: 'Throws', deprecated: 'Deprecated:' };

/** The docstring, with its parameters as a list. */
function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker).map(({ name, text: parts }) => {
    if (name === 'example') return `\n\`\`\`ts\n${ts.displayPartsToString(parts)}\n\`\`\``;
    const [first = '', ...rest] = ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').split(' ');
    if (name === 'param') return `- \`${first}\`: ${rest.join(' ')}`;
    if (name === 'throws') return `- Throws ${[first.replace(/^\{(.*)\}$/, '`$1`'), ...rest].join(' ')}`;
    return `- ${titles[name] ?? name} ${[first, ...rest].join(' ')}`;
  });
  return [text, tags.join('\n').trim()].filter((part) => part !== '').join('\n\n');
}

/** As the registries and repository hosts make the address of a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/**
 * The exported values without a docstring, as "@myler/ui/button: Button". A type says what it is by its name and its properties.
 */
export function undocumented({ exports: all, types }: Reference): string[] {
  return [...all].flatMap(([{ specifier }, exports]) =>
    exports
      .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value && docOf(symbol, types.checker) === '')
      .map(({ name }) => `${specifier}: ${name}`),
  );
}
