export { LatestArticles, type LatestArticlesProps } from './LatestArticles.tsx';
