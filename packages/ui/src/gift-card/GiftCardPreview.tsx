'use client';

import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import styles from './GiftCardPreview.module.css';

export interface GiftCardPreviewProps {
  /** The card's face. */
  picture: PictureData;
  /** Which side is up. The parent controls it, so that it can turn the card while the visitor writes. */
  isFlipped: boolean;
  onFlip: (isFlipped: boolean) => void;
  /** The text inside, complete or not. Empty lines keep their height. */
  inside: { to: ReactNode; message: string; from: ReactNode; worth: ReactNode; note?: ReactNode };
  /** The text on the envelope: the recipient's name and the date of delivery. */
  envelope: { name: ReactNode; line: ReactNode };
  /** The width of the picture, as in HTML's `sizes`. */
  sizes?: string;
}

/** Messages with more characters are set smaller. */
const LONG_MESSAGE = 170;

/**
 * A gift card in front of its envelope, which turns to show the inside. The visitor turns it with one button, which
 * covers the card.
 */
export function GiftCardPreview({
  picture,
  isFlipped,
  onFlip,
  inside,
  envelope,
  sizes = `${minWidth('md')} 32rem, 90vw`,
}: GiftCardPreviewProps) {
  const { to, message, from, worth, note } = inside;
  return (
    <div className={styles.preview}>
      <div className={styles.stage}>
        <Envelope colour={picture.colour} />
        <div className={styles.card} data-flipped={isFlipped || undefined}>
          <div className={styles.face} aria-hidden={isFlipped}>
            <Picture picture={picture} sizes={sizes} loading="eager" />
          </div>
          <div className={styles.inside} aria-hidden={!isFlipped}>
            <p className={styles.to}>{to}</p>
            {/* A visitor's text sets its own direction. */}
            <p
              className={styles.message}
              dir="auto"
              data-long={message.length > LONG_MESSAGE || undefined}
              aria-hidden={!message || undefined}
            >
              {message}
            </p>
            <p className={styles.from} dir="auto">
              {from}
            </p>
            <div className={styles.foot}>
              <p className={styles.worth}>{worth}</p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </div>
        </div>
        <div className={styles.address}>
          <p className={styles.name} dir="auto">
            {envelope.name}
          </p>
          <p className={styles.line}>{envelope.line}</p>
        </div>
        <button type="button" className={styles.flipButton} onClick={() => onFlip(!isFlipped)}>
          {isFlipped ? 'Show the front' : 'Show the inside'}
        </button>
      </div>
    </div>
  );
}

/** An open envelope, lined in the card's colour. It has only straight lines, so that it can stretch to any size. */
function Envelope({ colour }: { colour: string }) {
  return (
    <svg className={styles.envelope} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.flap} d="M0 20 50 0 100 20Z" />
      <path fill={colour} d="M5 20 50 2 95 20Z" />
      <path className={styles.paper} d="M0 20H100V100H0Z" />
      <path className={styles.fold} d="M0 100 50 62 100 100" />
    </svg>
  );
}
