/**
 * Refuses a text in JSX that React would change, remove or insert something before, while it is not alone in an element.
 *
 * Who translates a page replaces each of its text nodes by elements. React keeps the node that it created: to change its
 * text then has no effect, and to remove it or to insert something before it throws. A text that is the only child of an
 * element has no node in React, which sets the whole content of the element (docs/decisions/0095).
 */
const alone = {
  create(/** @type {any} */ context) {
    /** @type {(node: any) => void} */
    const check = ({ type, children }) => {
      const kinds = children.map(kindOfChild);
      const count = kinds.filter((/** @type {Kind} */ kind) => kind !== 'nothing').length;
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
    /** @type {(name: any, body: any) => void} */
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
      FunctionDeclaration: (/** @type {any} */ { id, body }) => checkComponent(id?.name, body),
      VariableDeclarator: (/** @type {any} */ { id, init }) => checkComponent(id.name, init?.body),
    };
  },
};

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

/** @type {(node: any) => Kind} */
function kindOfChild(node) {
  if (node.type === 'JSXText') return node.value.trim() === '' ? 'nothing' : 'words';
  if (node.type === 'JSXExpressionContainer') return kindOf(node.expression);
  return kindOf(node);
}

/** @type {(node: any) => Kind} */
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

/** @type {(node: any) => boolean} */
function hasText(node) {
  return ['text', 'words'].includes(kindOf(node));
}

/** @type {(kinds: Kind[]) => Kind} */
function oneOf(kinds) {
  if (kinds.some((kind) => kind === 'text' || kind === 'words')) return 'text';
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'changing';
}

const makers = new Set(['createElement', 'cloneElement', 'createPortal']);

/** A list is as what its function returns. @type {(node: any) => Kind} */
function kindOfCall({ callee, arguments: given }) {
  if (makers.has(callee.name)) return 'changing';
  const name = callee.property?.name;
  const build = name === 'map' ? given[0] : name === 'from' ? given[1] : undefined;
  if (!build?.body) return callee.type === 'Identifier' ? kindOfName(callee) : 'text';
  return oneOf(build.body.type === 'BlockStatement' ? returned(build.body).map(kindOf) : [kindOf(build.body)]);
}

/** @type {(block: any) => any[]} */
function returned(block) {
  return block.body.flatMap((/** @type {any} */ statement) => {
    if (statement.type === 'ReturnStatement') return statement.argument ? [statement.argument] : [];
    if (statement.type !== 'IfStatement') return [];
    const branches = [statement.consequent, statement.alternate].filter(Boolean);
    return branches.flatMap((branch) => returned(branch.type === 'BlockStatement' ? branch : { body: [branch] }));
  });
}

/** Looks for its declaration in the blocks around it, or for its type among the props of the file. @type {(node: any) => Kind} */
function kindOfName({ name, parent }) {
  for (let block = parent; block; block = block.parent) {
    if (block.type === 'Program') return isSlot(block, name) ? 'changing' : 'text';
    if (block.type !== 'BlockStatement') continue;
    for (const statement of block.body) {
      const declared = statement.declarations?.find((/** @type {any} */ { id }) => id.name === name);
      if (declared) return declared.init && statement.kind === 'const' ? oneOf([kindOf(declared.init)]) : 'text';
    }
  }
  return 'text';
}

/** Whether TypeScript lets only elements in: each prop of this name in the file is a `ReactElement`. @type {(program: any, name: string) => boolean} */
function isSlot(program, name) {
  /** @type {any[]} */
  const types = [];
  const look = (/** @type {any} */ node) => {
    if (node?.type === 'TSPropertySignature' && node.key.name === name) types.push(node.typeAnnotation?.typeAnnotation);
    for (const [key, value] of Object.entries(node ?? {})) {
      if (key !== 'parent' && value && typeof value === 'object') look(value);
    }
  };
  look(program);
  return types.length > 0 && types.every((type) => holdsElements(type));
}

const nothings = new Set(['TSUndefinedKeyword', 'TSNullKeyword', 'TSBooleanKeyword']);

/** @type {(type: any) => boolean} */
function holdsElements(type) {
  switch (type?.type) {
    case 'TSUnionType':
      return type.types.every(holdsElements);
    case 'TSArrayType':
      return holdsElements(type.elementType);
    case 'TSParenthesizedType':
      return holdsElements(type.typeAnnotation);
    case 'TSFunctionType':
      return holdsElements(type.returnType.typeAnnotation);
    case 'TSLiteralType':
      return typeof type.literal.value === 'boolean';
    case 'TSTypeReference': {
      if (type.typeName.name === 'ReactElement') return true;
      // A record of them.
      const last = type.typeArguments?.params.at(-1);
      return last !== undefined && holdsElements(last);
    }
    default:
      return nothings.has(type?.type);
  }
}

/** @type {(node: any) => boolean} */
function hasKey({ openingElement }) {
  return openingElement.attributes.some((/** @type {any} */ attribute) => attribute.name?.name === 'key');
}

export default { meta: { name: 'texts' }, rules: { alone } };
