import type { HTMLAttributes } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Anchor, type AnchorProps } from '../link/LinkContext.tsx';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'aside' | 'div' | 'li';
}

/**
 * What is pressed as a whole. The words of its one `CardLink` name where it leads, and focus is drawn around all of it:
 * as far outside (or inside) as its `--outline-offset` says. What else can be pressed needs a `z-index` above the link.
 */
export function Card({ as: Tag = 'article', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, className)} />;
}

/** The link that covers the card it stands in. Underlined only while it is pointed at. */
export function CardLink({ className, ...anchor }: AnchorProps) {
  return <Anchor {...anchor} className={classNames(styles.link, className)} />;
}

/** Frames the card's picture, which comes a little nearer while the card is pointed at. */
export function CardPicture({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.picture, className)} />;
}

/** The few words over a card's title: what kind of thing it is. */
export function CardLabel({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classNames(styles.label, className)} />;
}
