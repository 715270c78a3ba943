// @ts-nocheck -- oxlint does not publish the types of its nodes
/**
 * Refuses a text in JSX that React would change, remove or insert something before, while it is not alone in an element.
 *
 * Who translates a page replaces each of its text nodes by elements. React keeps the node that it created: to change its
 * text then has no effect, and to remove it or to insert something before it throws. A text that is the only child of an
 * element has no node in React, which sets the whole content of the element (docs/decisions/0095).
 */
const alone = {
  create(context) {
    file = context.sourceCode.text;
    const check = ({ type, children }) => {
      const kinds = children.map(kindOfChild);
      const count = kinds.filter((kind) => kind !== 'nothing').length;
      let isAfterChange = false;
      for (const [index, kind] of kinds.entries()) {
        const node = children[index];
        if (kind === 'words' || kind === 'text') {
          if (type === 'JSXFragment') context.report({ node, message: inFragment });
          else if (kind === 'text' && count > 1) context.report({ node, message: besides });
          else if (isAfterChange) context.report({ node, message: after });
        }
        if (kind === 'changing') isAfterChange = true;
      }
    };
    const checkComponent = (name, body) => {
      if (!/^[A-Z]/.test(name ?? '') || !body) return;
      for (const node of body.type === 'BlockStatement' ? returned(body) : [body]) {
        const isPassedOn = node.name === 'children' || node.callee?.name === 'children';
        if (!isPassedOn && hasText(node)) context.report({ node, message: inComponent });
      }
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: ({ id, body }) => checkComponent(id?.name, body),
      VariableDeclarator: ({ id, init }) => checkComponent(id.name, init?.body),
    };
  },
};

/** The text of the one file that is looked at. */
let file = '';

const instead = 'Make it one text, {`Step ${step} of 3`}, or put it in an element of its own';
const besides = `This text may change, and its element has other children: a page translator would break it. ${instead}.`;
const inFragment = `A text in a fragment cannot be removed from a translated page. ${instead}, in place of the fragment.`;
const inComponent = `A component that returns a text has it in an element that may have other children. Return <span>…</span>.`;
const after = `Something before this text comes and goes, which fails on a translated page. ${instead}.`;

/**
 * `words` are written in the code and stay. `text` may change, or come and go. `changing` are elements that may come and
 * go, and a `stable` one stays.
 *
 * @typedef {'nothing' | 'words' | 'text' | 'changing' | 'stable'} Kind
 */

function kindOfChild(node) {
  if (node.type === 'JSXText') return node.value.trim() === '' ? 'nothing' : 'words';
  if (node.type === 'JSXExpressionContainer') return kindOf(node.expression);
  return kindOf(node);
}

function kindOf(node) {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Literal':
      if (typeof node.value === 'string') return node.value.trim() === '' ? 'nothing' : 'words';
      return typeof node.value === 'number' ? 'words' : 'nothing';
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? 'words' : 'text';
    case 'JSXElement':
      return hasKey(node) ? 'changing' : 'stable';
    case 'JSXFragment':
      return 'changing';
    case 'LogicalExpression':
      return oneOf(node.operator === '&&' ? ['nothing', kindOf(node.right)] : [kindOf(node.left), kindOf(node.right)]);
    case 'ConditionalExpression':
      return oneOf([kindOf(node.consequent), kindOf(node.alternate)]);
    case 'CallExpression':
      return kindOfCall(node);
    case 'ChainExpression':
      return kindOf(node.expression);
    case 'MemberExpression':
      return node.computed ? kindOf(node.object) : 'text';
    case 'Identifier':
      return node.name === 'undefined' ? 'nothing' : kindOfName(node);
    default:
      return 'text';
  }
}

function hasText(node) {
  return ['text', 'words'].includes(kindOf(node));
}

function oneOf(kinds) {
  if (kinds.some((kind) => kind === 'text' || kind === 'words')) return 'text';
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'changing';
}

const makers = new Set(['createElement', 'cloneElement', 'createPortal', 'boxElement']);

/** A list is as what its function returns. */
function kindOfCall({ callee, arguments: given }) {
  if (makers.has(callee.name)) return 'changing';
  const name = callee.property?.name;
  const build = name === 'map' ? given[0] : name === 'from' ? given[1] : undefined;
  if (!build?.body) return callee.type === 'Identifier' ? kindOfName(callee) : 'text';
  return oneOf(build.body.type === 'BlockStatement' ? returned(build.body).map(kindOf) : [kindOf(build.body)]);
}

function returned(block) {
  return block.body.flatMap((statement) => {
    if (statement.type === 'ReturnStatement') return statement.argument ? [statement.argument] : [];
    if (statement.type !== 'IfStatement') return [];
    const branches = [statement.consequent, statement.alternate].filter(Boolean);
    return branches.flatMap((branch) => returned(branch.type === 'BlockStatement' ? branch : { body: [branch] }));
  });
}

/** Looks for its declaration in the blocks around it, or for its type among the props of the file. */
function kindOfName({ name, parent }) {
  for (let block = parent; block; block = block.parent) {
    if (block.type === 'Program') return isSlot(name) ? 'changing' : 'text';
    if (block.type !== 'BlockStatement') continue;
    for (const statement of block.body) {
      const declared = statement.declarations?.find(({ id }) => id.name === name);
      if (declared) return declared.init && statement.kind === 'const' ? oneOf([kindOf(declared.init)]) : 'text';
    }
  }
  return 'text';
}

/** Whether TypeScript lets only elements in: each prop of this name in the file is a `ReactElement`, or a list or record of them. */
function isSlot(name) {
  const declared = file.matchAll(new RegExp(`(?:^|[{;])\\s*${name}\\??: ([^;]*);`, 'gm'));
  const types = Array.from(declared, ([, type]) => type.replaceAll(/Record<[^,<>]*,|\([^]*\) =>/g, ''));
  const isElement = (type) =>
    /\bReactElement\b/.test(type) && !/\b(?:ReactNode|string|number|any|unknown)\b/.test(type);
  return types.length > 0 && types.every(isElement);
}

function hasKey({ openingElement }) {
  return openingElement.attributes.some((attribute) => attribute.name?.name === 'key');
}

/** Refuses "e-mail" and its like: a browser ends a line after the hyphen, and no style stops it. Addresses keep it. */
const unbroken = {
  create: (context) => ({
    'Literal, TemplateElement, JSXText'(node) {
      const text = String(node.value?.raw ?? node.value);
      if (/(?<![\p{L}\d/[-])e-\p{L}+(?![\p{L}-])/iu.test(text)) context.report({ node, message: breaks });
    },
  }),
};

const breaks = 'A line may end after this hyphen. Write "email", "gift card" (docs/words.md).';

export default { meta: { name: 'texts' }, rules: { alone, unbroken } };
