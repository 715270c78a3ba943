import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { readChangeset, type Change } from './read-changeset.ts';

const files = import.meta.glob<string>('../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' });
const changes = Object.values(files).flatMap((source) => readChangeset(source) ?? []);
/** Designers first look at what is drawn. */
const first = ['@myler/ui', '@myler/art', '@myler/forms'];
const names = [...new Set([...first, ...changes.map(({ packageName }) => packageName).toSorted()])];
const sizes: Record<Change['size'], string> = { major: 'Breaking', minor: 'New', patch: 'Corrected' };

/** What the next release will bring, by package, from the files of `.changeset`. A release empties that folder. */
export function WhatChanged() {
  if (changes.length === 0) return <p>Nothing has changed since the last release.</p>;
  return names.map((name) => {
    const own = changes.filter(({ packageName }) => packageName === name);
    if (own.length === 0) return null;
    return (
      <section key={name}>
        <Heading>{name}</Heading>
        {(Object.keys(sizes) as Change['size'][]).map((size) => {
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
