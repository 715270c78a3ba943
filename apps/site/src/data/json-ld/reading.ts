import type { Article, NewsArticle } from 'schema-dts';
import type { Article as ArticleData, PressRelease } from '@myler/api-client/contract';
import { brand } from '@myler/config/brand';
import { absolute, houseId } from './thing.ts';

/** An article of the journal. */
export function articleThing(article: Omit<ArticleData, 'body'>, origin: string): Article {
  const address = absolute(`/travel-journal/${article.slug}`, origin);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.summary,
    url: address,
    mainEntityOfPage: address,
    image: absolute(`/media/social/articles/${article.slug}-1200.jpeg`, origin),
    author: { '@type': 'Person', name: article.author },
    publisher: houseId(origin),
    datePublished: article.publishedOn,
    dateModified: article.updatedOn ?? article.publishedOn,
    articleSection: article.category,
    timeRequired: `PT${article.readingTime}M`,
    inLanguage: brand.locale,
  };
}

/** A press release. */
export function newsThing(release: Omit<PressRelease, 'body'>, origin: string): NewsArticle {
  const address = absolute(`/press/${release.id}`, origin);
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#release`,
    headline: release.title,
    description: release.summary,
    url: address,
    mainEntityOfPage: address,
    image: absolute(`/media/social/press-releases/${release.id}-1200.jpeg`, origin),
    author: houseId(origin),
    publisher: houseId(origin),
    datePublished: release.publishedOn,
    dateModified: release.publishedOn,
    dateline: release.city,
    inLanguage: brand.locale,
  };
}
