export { bylineInWords, shortBylineInWords } from './bylines.ts';
export { journalCategoryList, journalCategoryWords } from './category-words.ts';
export { type ArticleHeading, articleHeadings } from './headings.ts';
export {
  ARTICLES_PER_PAGE,
  categoryAddress,
  journalAddress,
  articleAddress,
  readPage,
  feedLinks,
} from './journal-addresses.ts';
export { relatedArticles, neighbouringArticles } from './related.ts';
