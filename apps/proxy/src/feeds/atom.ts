import type { Article } from '@myler/api-client/contract';
import { brand } from '@myler/config/brand';
import { journalCategoryNames } from '@myler/config/journal';
import { bodyToHtml, escape, pictureAddress } from './markup.ts';
import { addressOf, timestampOf, type Feed } from './read-feed.ts';

/** For a feed without entries, because Atom requires a date. */
const BEGINNING = '2016-09-08';

/** RFC 4287. */
export function toAtom(feed: Feed): string {
  const { title, line, page, origin, articles } = feed;
  const latest = articles.map(updatedOf).toSorted().at(-1) ?? BEGINNING;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${brand.locale}">
<title>${escape(title)}</title>
<subtitle>${escape(line)}</subtitle>
<id>${escape(page)}</id>
<link rel="alternate" type="text/html" href="${escape(page)}"/>
<link rel="self" type="application/atom+xml" href="${escape(`${page}/feed.xml`)}"/>
<updated>${timestampOf(latest)}</updated>
<icon>${escape(new URL('/icon.svg', origin).href)}</icon>
<rights>© ${escape(brand.name)}</rights>
${articles.map((article) => entryOf(article, feed)).join('\n')}
</feed>
`;
}

function entryOf(article: Article, feed: Feed): string {
  const { title, summary, category, author, publishedOn, body, picture } = article;
  const href = escape(addressOf(article, feed.origin));
  // HTML inside XML is text, so it is escaped a second time.
  return `<entry>
<title>${escape(title)}</title>
<id>${href}</id>
<link rel="alternate" type="text/html" href="${href}"/>
<link rel="enclosure" type="image/jpeg" href="${escape(pictureAddress(picture, feed.origin))}"/>
<published>${timestampOf(publishedOn)}</published>
<updated>${timestampOf(updatedOf(article))}</updated>
<author><name>${escape(author)}</name></author>
<category term="${category}" label="${escape(journalCategoryNames[category])}"/>
<summary>${escape(summary)}</summary>
<content type="html">${escape(bodyToHtml(body, feed))}</content>
</entry>`;
}

function updatedOf({ publishedOn, updatedOn }: Article): string {
  return updatedOn ?? publishedOn;
}
