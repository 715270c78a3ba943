import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { Inspiration } from '@myler/api-client/contract';
import { ArticleCard } from '@myler/ui/article-card';
import { Grid, Split } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { LinkLists } from '@myler/ui/sections/link-lists';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Inspirations.module.css';

const kinds = [
  { kind: 'feeling', title: 'By how you want to feel' },
  { kind: 'moment', title: 'By what is happening at home' },
] as const;

/** Two inspirations as pictures, one of each kind, and all others by name. */
export function HomeInspirations({ inspirations }: { inspirations: Outcome<{ items: Inspiration[] }> }) {
  return (
    <Section band="paper-2" id="inspirations">
      <Split ratio="5/7" rows={8} across={9}>
        <div>
          <SectionHeading label="Inspirations" title="Begin with why, and the place follows." />
          {inspirations.ok && <Index inspirations={inspirations.data.items} />}
        </div>
        {inspirations.ok ? (
          <Pictures inspirations={inspirations.data.items} />
        ) : (
          <BlockFailed title="The inspirations did not reach us." />
        )}
      </Split>
    </Section>
  );
}

const hrefOf = (id: string) => address('/inspirations', { hash: id });

function Index({ inspirations }: { inspirations: readonly Inspiration[] }) {
  if (inspirations.length === 0)
    return (
      <Text tone="quiet" before={6} measure>
        The next twelve are being written. Until then, ask the desk where to be warm.
      </Text>
    );
  return (
    <>
      <LinkLists
        lists={kinds.map(({ kind, title }) => ({
          title,
          links: inspirations
            .filter((inspiration) => inspiration.kind === kind)
            .map(({ id, title: label }) => ({ id, label, href: hrefOf(id) })),
        }))}
      />
      <Link variant="standalone" href={address('/inspirations')}>
        Read all the inspirations
      </Link>
    </>
  );
}

function Pictures({ inspirations }: { inspirations: readonly Inspiration[] }) {
  const shown = kinds.flatMap(({ kind }) => inspirations.find((inspiration) => inspiration.kind === kind) ?? []);
  return (
    <Grid as="ul" columns={2} gap={7} align="start" className={styles.pictures}>
      {shown.map(({ id, title, line, picture }) => (
        <li key={id}>
          <ArticleCard
            variant="inspiration"
            title={title}
            href={hrefOf(id)}
            summary={line}
            picture={picture}
            sizes={`${minWidth('md')} 60vw, 90vw`}
          />
        </li>
      ))}
    </Grid>
  );
}
