import ts from 'typescript-6';
import { declarationText } from './declaration.ts';
import { exportsOf, hiddenTypes, type Exported } from './exports.ts';
import { compare, type EntryPoint, type PublishedPackage } from './packages.ts';
import { createTypePrinter, type TypePrinter } from './type-text.ts';

/** What all pages share. */
export interface Reference {
  program: ts.Program;
  types: TypePrinter;
  exports: ReadonlyMap<EntryPoint, readonly Exported[]>;
  exportedSymbols: ReadonlySet<ts.Symbol>;
}

/** Reads the exports of all packages. */
export function readReference(packages: readonly PublishedPackage[], program: ts.Program): Reference {
  const checker = program.getTypeChecker();
  const entryPoints = packages.flatMap((one) => one.entryPoints);
  const exports = new Map(entryPoints.map((entryPoint) => [entryPoint, exportsOf(entryPoint, program)]));
  const all = [...exports.values()].flat();
  const named = all
    // `typeof value` is no shorter than the value.
    .filter(({ declarations }) =>
      declarations.some((node) => ts.isTypeAliasDeclaration(node) && !ts.isTypeQueryNode(node.type)),
    )
    .map(({ name, symbol }) => [checker.getDeclaredTypeOfSymbol(symbol), name] as const);
  return {
    program,
    types: createTypePrinter(checker, new Map(named)),
    exports,
    exportedSymbols: new Set(all.map(({ symbol }) => symbol)),
  };
}

/** The page of one package, in Markdown: its entry points, what each exports, and the types that these name. */
export function packagePage({ name, entryPoints }: PublishedPackage, reference: Reference): string {
  const exports = entryPoints.flatMap((entryPoint) => reference.exports.get(entryPoint) ?? []);
  const hidden = hiddenTypes(exports, reference.program, (symbol) => reference.exportedSymbols.has(symbol));
  const chapters = [
    ...entryPoints.map((entryPoint) => ({
      title: `\`${entryPoint.specifier}\``,
      introduction: '',
      exports: reference.exports.get(entryPoint) ?? [],
    })),
    { title: 'Types without an entry point', introduction: 'Named above, but not exported.\n\n', exports: hidden },
  ].filter((chapter) => chapter.exports.length > 0);
  const contents = chapters.map(({ title }) => `- [${title}](#${slug(title)})`).join('\n');
  const texts = chapters.map(
    ({ title, introduction, exports: shown }) => `## ${title}\n\n${introduction}${sections(shown, reference)}`,
  );
  return `# ${name}: API reference

All that the package exports, by entry point. Begin with the [README](README.md). \`docs/…\` is a file of the repository, where
\`pnpm generate\` writes this page from the types and docstrings.

${contents}

${texts.join('\n')}`;
}

function sections(exports: readonly Exported[], reference: Reference): string {
  const groups = Map.groupBy(exports, ({ name, declarations }) => {
    const [declaration] = declarations;
    const value =
      declaration && ts.isTypeAliasDeclaration(declaration) && /\btypeof (\w+)>?$/.exec(declaration.type.getText());
    return value && value[1]?.toLowerCase() === name.toLowerCase() ? value[1] : name;
  });
  return Array.from(groups.values(), (group) => exportSection(group, reference)).join('\n');
}

/** A schema and the type of its data, which differ in the first letter, are one section. */
function exportSection(group: readonly Exported[], reference: Reference): string {
  const ordered = group.toSorted((a, b) => compare(b.name, a.name));
  const docs = ordered.map(({ symbol }) => docOf(symbol, reference)).filter((doc) => doc !== '');
  const title = ordered.map(({ name }) => name).join(', ');
  const parts = [
    `### ${title}`,
    ...docs,
    `\`\`\`ts\n${ordered.map((one) => codeOf(one, reference)).join('\n')}\n\`\`\``,
  ];
  return `${parts.join('\n\n')}\n`;
}

function codeOf({ name, declarations }: Exported, { program, types }: Reference): string {
  const checker = program.getTypeChecker();
  return declarations.map((node) => declarationText(node, name, checker, types)).join('\n');
}

const titles: Readonly<Record<string, string>> = { returns: 'Returns', throws: 'Throws', deprecated: 'Deprecated:' };

/** The docstring, with its parameters as a list. */
function docOf(symbol: ts.Symbol, { program }: Pick<Reference, 'program'>): string {
  const checker = program.getTypeChecker();
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
export function undocumented(reference: Reference): string[] {
  return [...reference.exports].flatMap(([{ specifier }, exports]) =>
    exports
      .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value && docOf(symbol, reference) === '')
      .map(({ name }) => `${specifier}: ${name}`),
  );
}
