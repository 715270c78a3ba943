export interface Change {
  packageName: string;
  size: 'major' | 'minor' | 'patch';
  /** Markdown. */
  text: string;
}

/**
 * A file of `.changeset`: the package and the size of the change between two lines of `---`, then what its users notice.
 *
 * @returns nothing for a file without them, such as the README
 */
export function readChangeset(source: string): Change | undefined {
  const [, packageName, size, text = ''] =
    /^---\n['"]([^'"]+)['"]: (major|minor|patch)\n---\n([^]*)$/.exec(source) ?? [];
  return packageName && size ? { packageName, size: size as Change['size'], text: text.trim() } : undefined;
}
