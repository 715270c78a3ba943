import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first steps of the paths in the table of pages. Read as text: Node 20, under which an editor may lint, runs no TypeScript. */
const folder = join(import.meta.dirname, '../../packages/config/src');
const table = readdirSync(folder)
  .filter((file) => /^pages\.(?!test)/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const steps = new Set([...table.matchAll(/^ {2}'\/([^'/]+)[^']*': \{/gm)].map(([, step]) => step));
const ours = new RegExp(`^/(?:${[...steps].join('|')})(?![\\w-])`);

/** What takes a path of the table and nothing else: TypeScript sees to it that the page is there. */
const takePaths = new Set(['address', 'createFileRoute']);

/** An address that was written out by hand, and where it would be checked by nobody. */
const noLiteral = {
  create(/** @type {any} */ context) {
    /** @type {(node: any, start: unknown) => void} */
    const check = (node, start) => {
      if (typeof start !== 'string' || isChecked(node)) return;
      // A file beside a page, "/press/kit.zip", is no page.
      const isOurs = ours.test(start) && !/\.\w+$/.test(start);
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
  if (parent.type === 'CallExpression') return takePaths.has(parent.callee.name);
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
