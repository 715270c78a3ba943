import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { Inspiration } from '@myler/api-client/contract';
import { ArticleCard } from '@myler/ui/article-card';
import { Grid, Split } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
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
      <Split ratio="5/7" gap={8} beside={9}>
        <div>
          <SectionHeading label="Inspirations" title="Begin with why, and the place follows." />
          {inspirations.ok && <Index inspirations={inspirations.data.items} />}
        </div>
        {inspirations.ok ? <Pictures inspirations={inspirations.data.items} /> : <Failed />}
      </Split>
    </Section>
  );
}

function Index({ inspirations }: { inspirations: readonly Inspiration[] }) {
  if (inspirations.length === 0)
    return (
      <Text tone="quiet" before={6} measure>
        The next twelve are being written. Until then, ask the desk where to be warm.
      </Text>
    );
  return (
    <>
      <Grid columns={2} gap={7} className={styles.index}>
        {kinds.map(({ kind, title }) => (
          <div key={kind}>
            <h3 className={styles.kind}>{title}</h3>
            <ul className={styles.names}>
              {inspirations
                .filter((inspiration) => inspiration.kind === kind)
                .map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={address('/inspirations', { hash: id })}>{name}</a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Grid>
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
            href={address('/inspirations', { hash: id })}
            summary={line}
            picture={picture}
            sizes={`${minWidth('md')} 60vw, 90vw`}
          />
        </li>
      ))}
    </Grid>
  );
}

function Failed() {
  return <BlockFailed title="The inspirations did not reach us." />;
}
