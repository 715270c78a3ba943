import type { ComponentProps, ReactElement } from 'react';
import styles from './ListAndMap.module.css';

export interface ListAndMapProps {
  list: ReactElement;
  /** The id of the list is in the address of `back`. */
  map: { id: string; title: string; content: ReactElement; back: { href: string; label: string } };
}

/**
 * A list with a map beside it that stays in view. On narrow windows the map is a screen of its own, which its address opens
 * and Back closes.
 */
export function ListAndMap({ list, map: { id, title, content, back } }: ListAndMapProps) {
  return (
    <div className={styles.beside}>
      {list}
      <section id={id} className={styles.map} tabIndex={-1} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="visually-hidden">
          {title}
        </h2>
        <a className={styles.toList} href={back.href}>
          {back.label}
        </a>
        {content}
      </section>
    </div>
  );
}

export interface CardListProps extends ComponentProps<'ul'> {
  /** Each card with the attributes of its place, by which a map finds it. */
  cards: readonly { id: string; card: ReactElement; attributes: Readonly<Record<`data-${string}`, string>> }[];
}

/** The cards beside a map. The place of a card with `data-highlighted` has a frame. */
export function CardList({ cards, ...list }: CardListProps) {
  return (
    <ul {...list} className={styles.cards}>
      {cards.map(({ id, card, attributes }) => (
        <li key={id} className={styles.card} {...attributes}>
          {card}
        </li>
      ))}
    </ul>
  );
}
