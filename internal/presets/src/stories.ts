import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageEntries } from './surface.ts';

/**
 * The components of a package that no story shows, by entry. A component is an export with a name in PascalCase. It has
 * a story if a `.stories.tsx` of the package contains its name.
 *
 * @param folder the folder of the package.json
 * @param isShown which other exports need a story too
 */
export async function componentsWithoutStory(
  folder: string,
  isShown: (name: string) => boolean = () => false,
): Promise<string[]> {
  const stories = storiesBelow(join(folder, 'src')).map((file) => readFileSync(file, 'utf8'));
  const needsOne = (name: string) => /^[A-Z]\w*[a-z]/.test(name) || isShown(name);
  const hasOne = (name: string) => stories.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  return (await packageEntries(folder)).flatMap(({ specifier, exported }) =>
    [...exported.keys()].filter((name) => needsOne(name) && !hasOne(name)).map((name) => `${specifier} ${name}`),
  );
}

/**
 * The story files of components that have no page for designers: `tags: ['autodocs']`, and a `Design` in
 * `parameters.design`, whose type refuses a page without a part. Stories without a component, such as those of the tokens,
 * need none.
 *
 * @param folder the folder of the package.json
 */
export function storiesWithoutPage(folder: string): string[] {
  return storiesBelow(join(folder, 'src'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      const hasPage = text.includes("tags: ['autodocs']") && /\bdesign: \{[^]*\} satisfies Design\b/.test(text);
      return /^const meta\b[^]*?\bcomponent: /m.test(text) && !hasPage;
    })
    .map((file) => relative(folder, file))
    .toSorted();
}

function storiesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(stories|stories-kit)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
