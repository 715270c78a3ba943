import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first segments of the paths in the table of pages. Parsed as text, because Node 20, on which an editor may run
 * the linter, does not run TypeScript.
 */
const folder = join(import.meta.dirname, '../../packages/config/src');
const table = readdirSync(folder)
  .filter((file) => /^pages\.(?!test)/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const firstSegments = new Set([...table.matchAll(/^ {2}'\/([^'/]+)[^']*': \{/gm)].map(([, step]) => step));
const ownAddress = new RegExp(`^/(?:${[...firstSegments].join('|')})(?![\\w-])`);

/** Functions that take only a path of the table: TypeScript checks that the page exists. */
const pathFunctions = new Set(['address', 'createFileRoute', 'fixedHead']);

/** Refuses a literal address where TypeScript does not check it. */
const noLiteral = {
  create(/** @type {any} */ context) {
    /** @type {(node: any, start: unknown) => void} */
    const check = (node, start) => {
      if (typeof start !== 'string' || isChecked(node)) return;
      // A file below a page, such as "/press/kit.zip", is not a page.
      const isOurs = ownAddress.test(start) && !/\.\w+$/.test(start);
      if (!isOurs && !(isHref(node) && /^\/(?:[?#]|$)/.test(start) && node.type === 'Literal')) return;
      context.report({
        node,
        message: `"${start}" is one of our pages: write address('…') of @myler/config/address, which does not compile when there is no such page.`,
      });
    };
    return {
      Literal: (/** @type {any} */ node) => check(node, node.value),
      TemplateLiteral: (/** @type {any} */ node) => check(node, node.quasis[0]?.value.cooked),
    };
  },
};

/** @param {any} node */
function isChecked(node) {
  const { parent } = node;
  if (parent.type === 'ConditionalExpression') return isChecked(parent);
  if (parent.type === 'CallExpression') return pathFunctions.has(parent.callee.name);
  // pageHead({ page: '/about' }) and Record<PagePath, …>
  if (parent.type === 'Property') return parent.key.name === 'page' || parent.key === node;
  return parent.type === 'TSLiteralType' || parent.type === 'TSSatisfiesExpression';
}

/** @param {any} node */
function isHref({ parent }) {
  const name = parent.type === 'JSXAttribute' ? parent.name.name : parent.type === 'Property' ? parent.key.name : '';
  return name === 'href' || name === 'action';
}

export default { meta: { name: 'myler' }, rules: { 'no-literal-address': noLiteral } };
