import { isJournalCategory } from '@myler/config/journal';
import { createFileRoute } from '@tanstack/react-router';
import { articleThing } from '../head/json-ld/reading.ts';
import { orNotFound } from '../data/or-not-found.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { ArticlePage } from '../pages/article/ArticlePage.tsx';
import { readAround } from '../pages/article/read-article.ts';
import { CategoryPage } from '../pages/journal/CategoryPage.tsx';
import { categoryHead, readCategory } from '../pages/journal/read-category.ts';
import { articleAddress, feedLinks, readPage } from '@myler/domain/journal';

const parameters = query('page');

/**
 * Categories and articles have addresses of the same form; the names of categories are reserved
 * (docs/product-decisions.md, Routes).
 */
export const Route = createFileRoute('/travel-journal/$slug')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => ({ page: readPage(search.page) }),
  loader: async ({ params: { slug }, deps: { page }, context: { read } }) => {
    if (isJournalCategory(slug)) return { kind: 'category' as const, ...(await readCategory(slug, page, read)) };
    const article = await orNotFound(read('article', { params: { slug } }));
    return { kind: 'article' as const, article, ...(await readAround(article, read)) };
  },
  head: ({ match, loaderData }) => {
    const { origin } = match.context;
    if (!loaderData) return {};
    if (loaderData.kind === 'category') return categoryHead(loaderData, origin);
    const { article } = loaderData;
    const { title, summary } = article;
    const head = pageHead({
      page: '/travel-journal/$slug',
      title: title.replace(/\.$/, ''),
      description: summary,
      path: articleAddress(article),
      origin,
      things: import.meta.env.SSR && (() => [articleThing(article, origin)]),
    });
    return { ...head, links: [...head.links, ...feedLinks()] };
  },
  component: JournalEntry,
});

function JournalEntry() {
  const data = Route.useLoaderData();
  const { origin } = Route.useRouteContext();
  if (data.kind === 'category') return <CategoryPage {...data} />;
  return <ArticlePage {...data} url={new URL(articleAddress(data.article), origin).href} />;
}
