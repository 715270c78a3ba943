import { brand } from '@myler/config/brand';
import { journalCategoryNames } from '@myler/config/journal';
import { bodyToHtml, pictureAddress } from './markup.ts';
import { addressOf, timestampOf, type Feed } from './read-feed.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed(feed: Feed): string {
  const { title, line, page, origin, articles } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: line,
    home_page_url: page,
    feed_url: `${page}/feed.json`,
    icon: new URL('/icon-512.png', origin).href,
    language: brand.locale,
    items: articles.map((article) => ({
      id: addressOf(article, origin),
      url: addressOf(article, origin),
      title: article.title,
      summary: article.summary,
      content_html: bodyToHtml(article.body, feed),
      image: pictureAddress(article.picture, origin),
      date_published: timestampOf(article.publishedOn),
      ...(article.updatedOn ? { date_modified: timestampOf(article.updatedOn) } : {}),
      authors: [{ name: article.author }],
      tags: [journalCategoryNames[article.category]],
    })),
  });
}
