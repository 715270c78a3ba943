import ts from 'typescript-6';
import type { TypePrinter } from './type-text.ts';

/** A constant with more lines is shown by its type. */
const LONGEST_VALUE = 24;

/**
 * A declaration as a reader of the package needs it: as it is written, without what only the code needs (bodies, private
 * members), and with the types that it infers.
 */
export function declarationText(
  node: ts.Declaration,
  name: string,
  checker: ts.TypeChecker,
  types: TypePrinter,
): string {
  if (ts.isFunctionDeclaration(node)) return `function ${name}${signatureText(node, checker, types)}`;
  if (ts.isClassDeclaration(node)) return classText(node, checker, types);
  if (ts.isVariableDeclaration(node)) return variableText(node, name, checker, types);
  return asWritten(node);
}

function variableText(node: ts.VariableDeclaration, name: string, checker: ts.TypeChecker, types: TypePrinter): string {
  if (node.type) return `const ${name}: ${dedent(node.type.getText())};`;
  const type = checker.getTypeAtLocation(node);
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
  return isLiteral && !/=>|\.\.\./.test(text) && text.split('\n').length <= LONGEST_VALUE ? text : undefined;
}

function signatureText(node: ts.SignatureDeclaration, checker: ts.TypeChecker, types: TypePrinter): string {
  const signature = checker.getSignatureFromDeclaration(node);
  const result = node.type ? node.type.getText() : signature && resultText(signature, checker, types);
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

function resultText(signature: ts.Signature, checker: ts.TypeChecker, types: TypePrinter): string {
  const type = checker.getReturnTypeOfSignature(signature);
  const isJsx = type.symbol?.name === 'Element' && checker.getFullyQualifiedName(type.symbol).endsWith('JSX.Element');
  return isJsx ? 'JSX.Element' : types.print(type);
}

/** The parameters in one line if that is short. */
function inLines(parameters: readonly string[]): string {
  const line = parameters.join(', ');
  if (line.length <= 80 && !line.includes('\n')) return `(${line})`;
  return `(\n${parameters.map((one) => `  ${one.replaceAll('\n', '\n  ')},`).join('\n')}\n)`;
}

function classText(node: ts.ClassDeclaration, checker: ts.TypeChecker, types: TypePrinter): string {
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  const members = node.members.filter(isPublic).map((member) => {
    if (ts.isConstructorDeclaration(member)) return `constructor${signatureText(member, checker, types)}`;
    if (ts.isMethodDeclaration(member)) return `${member.name.getText()}${signatureText(member, checker, types)}`;
    return dedent(member.getText());
  });
  const documented = members.map((text, index) => {
    const member = node.members.filter(isPublic)[index];
    const comment = member && commentOf(member);
    return `  ${(comment ? `${comment}\n${text}` : text).replaceAll('\n', '\n  ')}`;
  });
  return `class ${node.name?.text}${heritage} {\n${documented.join('\n')}\n}`;
}

/** React calls the life-cycle methods of a component; nobody else does. */
function isPublic(member: ts.ClassElement): boolean {
  const flags = ts.getCombinedModifierFlags(member);
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Override;
  return ts.isPropertyDeclaration(member) || ts.isConstructorDeclaration(member)
    ? !(flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
    : !(flags & hidden);
}

function commentOf(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return comment && dedent(comment.getText());
}

function asWritten(node: ts.Node): string {
  return dedent(node.getText().replace(/^export (?:declare )?/, ''));
}

/** The text without the indentation that its last line has in the source. */
function dedent(text: string): string {
  const lines = text.split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 80);
  return lines.map((line, index) => (index === 0 ? line : line.slice(least))).join('\n');
}
