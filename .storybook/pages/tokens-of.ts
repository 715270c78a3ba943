const scripts = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.{ts,tsx}', '!**/*.{stories,stories-kit,test}.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const styleSheets = import.meta.glob<string>('../../packages/ui/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const tokenSheet = styleSheets['../../packages/ui/src/tokens/styles.css'] ?? '';
const declared = new Set([...tokenSheet.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name = '']) => name));

/**
 * The tokens that the style sheets of a component use, in alphabetical order: those of its own folder and of the parts that
 * all fields share, not those of other components in it.
 *
 * @param storyFile as Storybook names it: `./packages/ui/src/button/Button.stories.tsx`
 */
export function tokensOf(storyFile: string): string[] {
  const component = storyFile.replace(/^\.\//, '../../').replace('.stories.tsx', '.tsx');
  const css = [...filesOf(component)].map((file) => styleSheets[file] ?? '').join('\n');
  const used = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => declared.has(name)).toSorted();
}

function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const folder = file.slice(0, file.lastIndexOf('/'));
  for (const [, path = ''] of (scripts[file] ?? '').matchAll(/(?:from |import )'(\.[^']+)'/g)) {
    if (path.startsWith('./')) filesOf(`${folder}/${path.slice(2)}`, found);
    else if (path.startsWith('../field/')) filesOf(`../../packages/ui/src/${path.slice(3)}`, found);
  }
  return found;
}
