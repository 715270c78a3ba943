import type { Article, NewsArticle } from 'schema-dts';
import type { Article as ArticleData, PressRelease } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { absolute, houseId } from './thing.ts';

/** An article of the journal. */
export function articleThing(article: Omit<ArticleData, 'body'>, origin: string): Article {
  const url = absolute(address('/travel-journal/$slug', { params: { slug: article.slug } }), origin);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.summary,
    url,
    mainEntityOfPage: url,
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
  const url = absolute(address('/press/$id', { params: { id: release.id } }), origin);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#release`,
    headline: release.title,
    description: release.summary,
    url,
    mainEntityOfPage: url,
    image: absolute(`/media/social/press-releases/${release.id}-1200.jpeg`, origin),
    author: houseId(origin),
    publisher: houseId(origin),
    datePublished: release.publishedOn,
    dateModified: release.publishedOn,
    dateline: release.city,
    inLanguage: brand.locale,
  };
}
