import { pages, type Page } from '@myler/config/pages';
import type { SearchEntry } from './entry.ts';

/** The site's own pages, with the words that people search for. A page's id is its path without the first slash. */
export function pageSearchEntries(): SearchEntry[] {
  return Object.entries<Page>(pages).flatMap(([path, { title = '', search }]) => {
    if (!search) return [];
    const { line, words, alsoCalled = [] } = search;
    const id = path.slice(1);
    return {
      kind: 'page',
      id,
      label: title,
      detail: line,
      names: [title, id.replaceAll('-', ' '), ...alsoCalled],
      weight: 2,
      name: title,
      about: [words, ...alsoCalled].join(' '),
      line,
      text: '',
    };
  });
}
