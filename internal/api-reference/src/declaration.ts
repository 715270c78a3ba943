import ts from 'typescript-6';
import type { TypePrinter } from './type-text.ts';

/**
 * A declaration as a reader of the package needs it: as it is written, without what only the code needs (bodies, private
 * members), and with the types that it infers.
 */
export function declarationText(node: ts.Declaration, name: string, types: TypePrinter): string {
  if (ts.isFunctionDeclaration(node)) return `function ${name}${signatureText(node, types)}`;
  if (ts.isClassDeclaration(node)) return classText(node, types);
  if (ts.isVariableDeclaration(node)) return variableText(node, name, types);
  return dedent(node.getText().replace(/^export (?:declare )?/, ''));
}

function variableText(node: ts.VariableDeclaration, name: string, types: TypePrinter): string {
  if (node.type) return `const ${name}: ${dedent(node.type.getText())};`;
  const type = types.checker.getTypeAtLocation(node);
  const written = valueText(node, type.symbol?.name.startsWith('ZodMini'));
  return written ? `const ${name} = ${written};` : `const ${name}: ${types.print(type)};`;
}

/** A value that says more than its type, such as a list of codes or a schema. */
function valueText({ initializer }: ts.VariableDeclaration, isSchema = false): string | undefined {
  if (!initializer) return undefined;
  let value: ts.Expression = initializer;
  while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
  const isLiteral =
    ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value) || ts.isLiteralExpression(value);
  const text = dedent(initializer.getText());
  if (isSchema) return text;
  // Functions and spread values would show names that the reader does not know.
  return isLiteral && !/=>|\.\.\./.test(text) ? text : undefined;
}

function signatureText(node: ts.SignatureDeclaration, types: TypePrinter): string {
  const inferred = types.checker.getSignatureFromDeclaration(node)?.getReturnType();
  const result = node.type?.getText() ?? (inferred && types.print(inferred).replace(/^Element$/, 'JSX.Element'));
  const generics = node.typeParameters ? `<${node.typeParameters.map((one) => one.getText()).join(', ')}>` : '';
  const isComponent = /\bElement\b|ReactNode/.test(result ?? '');
  const parameters = node.parameters.map((parameter) => {
    if (!ts.isObjectBindingPattern(parameter.name)) return dedent(parameter.getText());
    // A destructured parameter has no name of its own.
    const isOptional = parameter.initializer !== undefined || parameter.questionToken !== undefined;
    return `${isComponent ? 'props' : 'options'}${isOptional ? '?' : ''}: ${dedent(parameter.type?.getText() ?? 'unknown')}`;
  });
  return `${generics}${inLines(parameters)}${ts.isConstructorDeclaration(node) ? '' : `: ${result}`};${defaultsText(node)}`;
}

/** The values that a destructured parameter has when the caller leaves them out. */
function defaultsText({ parameters }: ts.SignatureDeclaration): string {
  const elements = parameters.flatMap(({ name }) => (ts.isObjectBindingPattern(name) ? [...name.elements] : []));
  const defaults = elements.flatMap(({ name, propertyName, initializer }) =>
    initializer ? [`${(propertyName ?? name).getText()} = ${initializer.getText()}`] : [],
  );
  return defaults.length > 0 ? `\n// By default: ${defaults.join(', ')}.` : '';
}

/** The parameters in one line if that is short. */
function inLines(parameters: readonly string[]): string {
  const line = parameters.join(', ');
  if (line.length <= 80 && !line.includes('\n')) return `(${line})`;
  return `(\n${parameters.map((one) => `  ${one.replaceAll('\n', '\n  ')},`).join('\n')}\n)`;
}

function classText(node: ts.ClassDeclaration, types: TypePrinter): string {
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  const members = node.members.filter(isPublic).map((member) => {
    const isCallable = ts.isConstructorDeclaration(member) || ts.isMethodDeclaration(member);
    const name = ts.isConstructorDeclaration(member) ? 'constructor' : member.name?.getText();
    const text = isCallable ? `${name}${signatureText(member, types)}` : dedent(member.getText());
    const comment = ts.getJSDocCommentsAndTags(member)[0]?.getText();
    return `\n${comment ? `${dedent(comment)}\n` : ''}${text}`.replaceAll('\n', '\n  ');
  });
  return `class ${node.name?.text}${heritage} {${members.join('')}\n}`;
}

/** React calls the life-cycle methods of a component, which override its own; nobody else does. */
function isPublic(member: ts.ClassElement): boolean {
  const { Private, Protected, Override } = ts.ModifierFlags;
  const hidden = Private | Protected | (ts.isMethodDeclaration(member) ? Override : 0);
  return !(ts.getCombinedModifierFlags(member) & hidden);
}

/** The text without the indentation that its last line has in the source. */
function dedent(text: string): string {
  const indents = Array.from(text.matchAll(/\n( *)\S/g), ([, spaces = '']) => spaces.length);
  return text.replaceAll(new RegExp(`\n {0,${Math.min(...indents, 80)}}`, 'g'), '\n');
}
