// What a test keeps is in its options: Vitest's and Storybook's `tags: ['spec:…']`, Playwright's `tag: ['@promise:…']`.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { sourceFiles } from './source-files.ts';
import { root } from './workspace.ts';

/** The files that have a tag. */
export type Tags = Map<string, Set<string>>;

const isTag = /^@?(?<tag>(?:spec|promise|asvs):.+)$/;

/** The tags in the options of tests, of groups of tests and of stories. A skipped test keeps nothing. */
export function tagsIn(file: string, source: string): string[] {
  const found: string[] = [];
  let skipped = 0;
  const isSkipped = (call: ESTree.CallExpression) =>
    /^[\w.]*\.(?:skip|todo|fixme)\b/.test(source.slice(call.callee.start, call.callee.end));
  new Visitor({
    CallExpression(call) {
      if (isSkipped(call)) skipped += 1;
    },
    'CallExpression:exit'(call) {
      if (isSkipped(call)) skipped -= 1;
    },
    Property({ key, value }) {
      if (skipped > 0 || key.type !== 'Identifier' || !['tag', 'tags'].includes(key.name)) return;
      const values = value.type === 'ArrayExpression' ? value.elements : [value];
      for (const each of values) {
        const tag = each?.type === 'Literal' && isTag.exec(String(each.value))?.groups?.['tag'];
        if (tag) found.push(tag);
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The tags of the workspace. */
export function readTags(): Tags {
  const tags: Tags = new Map();
  const files = ['apps', 'packages', 'internal', 'scripts'].flatMap((folder) => sourceFiles(join(root, folder)));
  for (const path of files.filter((each) => /[.-](?:test|spec|stories)\.[a-z]+$/.test(each)).toSorted()) {
    const source = readFileSync(path, 'utf8');
    if (!/(?:spec|promise|asvs):/.test(source)) continue;
    const file = relative(root, path).replaceAll(sep, '/');
    for (const tag of tagsIn(file, source)) tags.set(tag, (tags.get(tag) ?? new Set()).add(file));
  }
  return tags;
}
