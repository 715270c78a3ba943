export { Quotes, type QuotesProps } from './Quotes.tsx';
