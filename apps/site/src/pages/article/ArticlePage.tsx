import type { Article, ArticleSummary, HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { journalCategoryNames } from '@myler/config/journal';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Picture } from '@myler/ui/picture';
import type { Outcome } from '../../data/outcome.ts';
import { categoryAddress, articleHeadings } from '@myler/domain/journal';
import { ScreenOnly } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { ArticleBody } from './article.Body.tsx';
import { ArticleContents } from './article.Contents.tsx';
import { ArticleHead } from './article.Head.tsx';
import { ArticleHotels } from './article.Hotels.tsx';
import { ArticleNeighbours } from './article.Neighbours.tsx';
import { ArticleOthers } from './article.Others.tsx';
import { ArticleShare } from './article.Share.tsx';
import styles from './ArticlePage.module.css';

export interface ArticlePageProps {
  article: Article;
  /** Its absolute address. */
  url: string;
  /** The hotels that the article mentions. */
  mentioned: Outcome<readonly HotelSummary[]>;
  /** Hotels like those. */
  alike: Outcome<readonly HotelSummary[]>;
  /** The journal, newest first. */
  journal: Outcome<readonly ArticleSummary[]>;
}

export function ArticlePage({ article, url, mentioned, alike, journal }: ArticlePageProps) {
  const { category, title, picture, body, foreignPhrases } = article;
  const headings = articleHeadings(body);
  return (
    <>
      <article>
        <ScreenOnly wrap className={styles.trail}>
          <Breadcrumb
            items={[
              { label: 'Travel journal', href: address('/travel-journal') },
              { label: journalCategoryNames[category], href: categoryAddress(category) },
              { label: title.replace(/\.$/, '') },
            ]}
          />
        </ScreenOnly>
        <ArticleHead article={article} />
        <figure>
          <div className={styles.picture}>
            {/* The caption says what it shows, so a screen reader hears it once. */}
            <Picture picture={{ ...picture, alt: '' }} sizes="100vw" fit="cover" loading="eager" fetchPriority="high" />
          </div>
          <Text as="figcaption" size="caption" tone="quiet" wrap className={styles.caption}>
            {picture.alt}
          </Text>
        </figure>
        <div className={styles.columns}>
          <ArticleContents headings={headings} />
          <div>
            <ArticleBody body={body} foreignPhrases={foreignPhrases} hotels={mentioned.ok ? mentioned.data : []} />
            <ArticleShare article={article} url={url} />
          </div>
        </div>
      </article>
      <ArticleHotels mentioned={mentioned} alike={alike} />
      <ArticleOthers article={article} journal={journal} />
      {journal.ok && <ArticleNeighbours article={article} journal={journal.data} />}
    </>
  );
}
