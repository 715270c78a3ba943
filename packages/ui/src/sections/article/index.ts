export { ArticleBody, ArticleFact, ArticlePicture, PullQuote, type ArticlePictureProps } from './ArticleBody.tsx';
export { ArticleHead, type ArticleHeadProps } from './ArticleHead.tsx';
export { ArticleText, type ArticleTextProps } from './ArticleText.tsx';
export { MarginCard, type MarginCardProps } from './MarginCard.tsx';
