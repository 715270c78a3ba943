import type { HTMLAttributes } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Anchor, type AnchorProps } from '../link/LinkContext.tsx';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'aside' | 'div' | 'li';
}

/**
 * A card whose whole surface is one link. The text of its one `CardLink` is the link's name. The focus ring surrounds
 * the whole card, at the distance that `--outline-offset` sets. Other controls on the card need a `z-index` above the
 * link.
 */
export function Card({ as: Tag = 'article', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, className)} />;
}

/** The link that covers its card. It is underlined only while it is hovered. */
export function CardLink({ className, ...anchor }: AnchorProps) {
  return <Anchor {...anchor} className={classNames(styles.link, className)} />;
}

/** Frames the card's picture, which grows a little while the card is hovered. */
export function CardPicture({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.picture, className)} />;
}

/** The few words above a card's title: its category. */
export function CardLabel({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classNames(styles.label, className)} />;
}
