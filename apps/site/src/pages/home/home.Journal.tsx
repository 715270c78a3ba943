import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { ArticleCard } from '@myler/ui/article-card';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Journal.module.css';

/** An article with its date in words. */
export type DatedArticle = ArticleSummary & { published: string };

export function HomeJournal({ articles }: { articles: Outcome<{ items: DatedArticle[] }> }) {
  return (
    <Section band="paper-2" id="journal">
      <SectionHeading
        label="The travel journal"
        title="Written on the way back."
        more={{ href: address('/travel-journal'), label: 'Read the journal' }}
      />
      {articles.ok ? <Latest articles={articles.data.items} /> : <BlockFailed title="The journal did not reach us." />}
    </Section>
  );
}

function Latest({ articles }: { articles: readonly DatedArticle[] }) {
  if (articles.length === 0)
    return (
      <Text tone="quiet" before={6}>
        Nobody is back yet. The next report is in somebody’s suitcase.
      </Text>
    );
  return (
    <ul className={styles.articles}>
      {articles.map(({ slug, title, summary, author, published, readingTime, picture }, index) => (
        <li key={slug}>
          <ArticleCard
            title={title}
            href={address('/travel-journal/$slug', { params: { slug } })}
            summary={summary}
            meta={`${author}, ${published}, ${readingTime} minutes`}
            picture={picture}
            sizes={index === 0 ? `${minWidth('md')} 48vw, 90vw` : `${minWidth('md')} 45vw, 90vw`}
          />
        </li>
      ))}
    </ul>
  );
}
