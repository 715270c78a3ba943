import type { JournalCategory } from '@myler/config/journal';
import { outcomeOf } from '../../data/outcome.ts';
import { pageHead } from '../../head/page-head.ts';
import type { RouterContext } from '../../store/router-context.ts';
import type { CategoryPageProps } from './CategoryPage.tsx';
import { categoryAddress, journalCategoryWords, feedLinks, ARTICLES_PER_PAGE } from '@myler/domain/journal';

export async function readCategory(
  category: JournalCategory,
  page: number,
  read: RouterContext['read'],
): Promise<CategoryPageProps> {
  return {
    category,
    page,
    articles: await outcomeOf(read('articles', { query: { category, page, limit: ARTICLES_PER_PAGE } })),
  };
}

export function categoryHead({ category, page }: Pick<CategoryPageProps, 'category' | 'page'>, origin: string) {
  const { name, line } = journalCategoryWords(category);
  const head = pageHead({
    page: '/travel-journal/$slug',
    title: page > 1 ? `${name}, travel journal, page ${page}` : `${name}, travel journal`,
    description: page > 1 ? `${line} Page ${page}.` : line,
    path: categoryAddress(category, page),
    origin,
  });
  return { ...head, links: [...head.links, ...feedLinks(category), ...feedLinks()] };
}
