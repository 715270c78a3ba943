import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { Anchor } from '@myler/ui/link';
import { Picture } from '@myler/ui/picture';
import { bylineOf } from './byline.ts';
import { articleAddress } from './journal-words.ts';
import styles from './journal.Feature.module.css';

interface JournalFeatureProps {
  article: ArticleSummary;
  /** `over` lays its words on the picture's corner as a sheet of paper; `beside` gives them a column of their own. */
  form: 'over' | 'beside';
  loading?: 'lazy' | 'eager';
}

/** A piece that is given room. */
export function JournalFeature({ article, form, loading = 'lazy' }: JournalFeatureProps) {
  return (
    <article className={styles.feature} data-form={form}>
      <div className={styles.picture}>
        <Picture
          picture={article.picture}
          sizes={form === 'over' ? '(min-width: 1440px) 84rem, 100vw' : '(min-width: 1024px) 60vw, 90vw'}
          fit="cover"
          loading={loading}
          {...(loading === 'eager' ? { fetchPriority: 'high' as const } : {})}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{journalCategoryNames[article.category]}</p>
        <h2 className={styles.title}>
          <Anchor className={styles.link} href={articleAddress(article)}>
            {article.title}
          </Anchor>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        <p className={styles.meta}>{bylineOf(article)}</p>
      </div>
    </article>
  );
}
