import type { Article, ArticleSummary, HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { formatDate } from '@myler/config/dates';
import { journalCategoryNames } from '@myler/config/journal';
import { articleAddress, articleHeadings, categoryAddress, neighbouringArticles } from '@myler/domain/journal';
import { counted, withoutFullStop } from '@myler/domain/words';
import { action, live } from '@myler/islands/attributes';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Button, LinkButton } from '@myler/ui/button';
import { ScreenOnly } from '@myler/ui/layout';
import { ArticleHead, ArticleText } from '@myler/ui/sections/article';
import { Neighbours } from '@myler/ui/sections/neighbours';
import { Share } from '@myler/ui/sections/share';
import type { Outcome } from '../../data/outcome.ts';
import { ArticleBody } from './article.Body.tsx';
import { ArticleHotels } from './article.Hotels.tsx';
import { ArticleOthers } from './article.Others.tsx';

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

/** With fewer headings, contents are not worth their space. */
const MIN_HEADINGS = 4;

export function ArticlePage({ article, url, mentioned, alike, journal }: ArticlePageProps) {
  const { category, title, summary, author, picture, body, foreignPhrases, publishedOn, updatedOn } = article;
  const headings = articleHeadings(body).map(({ id, text }) => ({ id, title: text }));
  const categoryLink = { label: journalCategoryNames[category], href: categoryAddress(category) };
  return (
    <>
      <article>
        <ScreenOnly wrap before={6}>
          <Breadcrumb
            items={[
              { label: 'Travel journal', href: address('/travel-journal') },
              categoryLink,
              { label: withoutFullStop(title) },
            ]}
          />
        </ScreenOnly>
        <ArticleHead
          category={categoryLink}
          title={title}
          summary={summary}
          author={author}
          date={
            <>
              <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
              {updatedOn && (
                <span>
                  , updated <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
                </span>
              )}
            </>
          }
          readingTime={`${counted(article.readingTime, 'minute')} to read`}
        />
        <ArticleText
          picture={picture}
          contents={{ title: 'In this article', items: headings.length < MIN_HEADINGS ? [] : headings }}
        >
          <ArticleBody body={body} foreignPhrases={foreignPhrases} hotels={mentioned.ok ? mentioned.data : []} />
          <ShareArticle title={title} summary={summary} url={url} />
        </ArticleText>
      </article>
      <ArticleHotels mentioned={mentioned} alike={alike} />
      <ArticleOthers article={article} journal={journal} />
      {journal.ok && <EarlierAndLater article={article} journal={journal.data} />}
    </>
  );
}

/** Through the device's share sheet, or as a copied link (`app/share-or-copy.ts`). Without scripts it opens an email. */
function ShareArticle({ title, summary, url }: Pick<Article, 'title' | 'summary'> & { url: string }) {
  const mailtoHref = new URLSearchParams({ subject: title, body: `${summary}\n\n${url}` });
  return (
    <Share label="Pass it on" title="Send it to whoever is packing." status={live({ 'action-status': true })}>
      <LinkButton
        variant="outline"
        // In a mailto address a plus sign is not a space.
        href={`mailto:?${mailtoHref.toString().replaceAll('+', '%20')}`}
        {...action({ share: url, title: `${title} · ${brand.name}` })}
      >
        Share this article
      </LinkButton>
      <Button variant="quiet" {...action({ print: true })}>
        Print it
      </Button>
    </Share>
  );
}

/** The articles before and after this one, by the day of publication. */
function EarlierAndLater({ article, journal }: { article: ArticleSummary; journal: readonly ArticleSummary[] }) {
  const { earlier, later } = neighbouringArticles(article, journal);
  if (!earlier && !later) return null;
  const linkTo = (other: ArticleSummary | undefined, otherwise: string) =>
    other ? { title: other.title, href: articleAddress(other) } : { title: otherwise };
  return (
    <Neighbours
      label="Earlier and later articles"
      tone="night"
      earlier={{ label: 'Earlier', ...linkTo(earlier, 'This is where it began.') }}
      later={{ label: 'Later', ...linkTo(later, 'Not written yet.') }}
    />
  );
}
