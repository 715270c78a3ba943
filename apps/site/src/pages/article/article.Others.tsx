import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { ArticleCard } from '@myler/ui/article-card';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { bylineInWords, articleAddress, relatedArticles } from '@myler/domain/journal';
import { Grid, ScreenOnly } from '@myler/ui/layout';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';

interface ArticleOthersProps {
  article: ArticleSummary;
  journal: Outcome<readonly ArticleSummary[]>;
}

export function ArticleOthers({ article, journal }: ArticleOthersProps) {
  const related = journal.ok ? relatedArticles(article, journal.data) : [];
  if (journal.ok && related.length === 0) return null;
  return (
    <Section band="paper">
      <ScreenOnly>
        <Label>Read on</Label>
        <h2>From the same drawer.</h2>
        {journal.ok ? (
          <Grid as="ul" columns="fit" gap={8} before={8}>
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard
                  title={other.title}
                  href={articleAddress(other)}
                  label={journalCategoryNames[other.category]}
                  summary={other.summary}
                  meta={bylineInWords(other)}
                  picture={other.picture}
                />
              </li>
            ))}
          </Grid>
        ) : (
          <BlockFailed title="The rest of the journal did not reach us." />
        )}
      </ScreenOnly>
    </Section>
  );
}
