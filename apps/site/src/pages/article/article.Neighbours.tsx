import type { ArticleSummary } from '@myler/api-client/contract';
import { Card, CardLabel, CardLink } from '@myler/ui/card';
import { articleAddress, neighbouringArticles } from '@myler/domain/journal';
import { ScreenOnly, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './article.Neighbours.module.css';

interface ArticleNeighboursProps {
  article: ArticleSummary;
  journal: readonly ArticleSummary[];
}

/** The articles before and after this one, by the day of publication. */
export function ArticleNeighbours({ article, journal }: ArticleNeighboursProps) {
  const { earlier, later } = neighbouringArticles(article, journal);
  if (!earlier && !later) return null;
  return (
    <ScreenOnly as="nav" aria-label="Earlier and later articles" data-tone="night">
      <Split ratio="1/1" wrap>
        <NeighbourLink article={earlier} rel="prev" label="Earlier" />
        <NeighbourLink article={later} rel="next" label="Later" />
      </Split>
    </ScreenOnly>
  );
}

function NeighbourLink({
  article,
  rel,
  label,
}: {
  article: ArticleSummary | undefined;
  rel: 'prev' | 'next';
  label: string;
}) {
  return (
    <Card as="div" className={styles.neighbour} data-direction={rel}>
      {article ? (
        <>
          <CardLabel className={styles.label}>{label}</CardLabel>
          <CardLink className={styles.link} href={articleAddress(article)} rel={rel}>
            {article.title}
          </CardLink>
        </>
      ) : (
        <>
          <CardLabel className={styles.label}>{label}</CardLabel>
          <Text size="title-2" tone="quiet" className={styles.none}>
            {rel === 'next' ? 'Not written yet.' : 'This is where it began.'}
          </Text>
        </>
      )}
    </Card>
  );
}
