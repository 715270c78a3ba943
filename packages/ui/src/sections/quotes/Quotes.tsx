import { Carousel } from '../../carousel/Carousel.tsx';
import { Quote } from '../../quote/Quote.tsx';
import styles from './Quotes.module.css';

export interface QuotesProps {
  label: string;
  /** How long each is shown, in milliseconds. */
  dwell: number;
  quotes: readonly {
    words: string;
    /** Who said it. With a date it is a newspaper. */
    source: string;
    /** The date of publication, in ISO format and as text. */
    date?: { day: string; words: string };
  }[];
}

/** Quotes from people or newspapers, one after the other. */
export function Quotes({ label, dwell, quotes }: QuotesProps) {
  return (
    <Carousel label={label} dwell={dwell}>
      {quotes.map(({ words, source, date }) => (
        <Quote
          key={words}
          source={
            date ? (
              <span>
                <cite className={styles.paper}>{source}</cite>, <time dateTime={date.day}>{date.words}</time>
              </span>
            ) : (
              <span>{source}</span>
            )
          }
        >
          {words}
        </Quote>
      ))}
    </Carousel>
  );
}
