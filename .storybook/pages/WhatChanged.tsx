import { parseChangesetFile } from '@changesets/parse';
import { Heading, Markdown } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changes = Object.values(files).flatMap((source) => {
  const { summary, releases } = parseChangesetFile(source);
  return releases.map(({ name, type }) => ({ packageName: name, size: type, text: summary }));
});
/** Designers first look at what is drawn. */
const first = ['@myler/ui', '@myler/art', '@myler/forms'];
const names = [...new Set([...first, ...changes.map(({ packageName }) => packageName).toSorted()])];
const sizes = { major: 'Breaking', minor: 'New', patch: 'Corrected' } as const;

/** What the next release will bring, by package, from the files of `.changeset`. A release empties that folder. */
export function WhatChanged() {
  if (changes.length === 0) return <p>Nothing has changed since the last release.</p>;
  return names.map((name) => {
    const own = changes.filter(({ packageName }) => packageName === name);
    if (own.length === 0) return null;
    return (
      <section key={name}>
        <Heading>{name}</Heading>
        {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => {
          const ofSize = own.filter((change) => change.size === size);
          if (ofSize.length === 0) return null;
          return (
            <div key={size}>
              <h3>{sizes[size]}</h3>
              <Markdown>{ofSize.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}</Markdown>
            </div>
          );
        })}
      </section>
    );
  });
}
