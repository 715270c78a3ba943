import { minWidth } from '@myler/config/breakpoints';
import type { ReactElement } from 'react';
import { Heading } from '../../heading/Heading.tsx';
import { Split } from '../../layout/Split.tsx';
import { Anchor } from '../../link/LinkContext.tsx';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { thumbnailSource } from '../../picture/source-set.ts';
import { Text } from '../../text/Text.tsx';
import styles from './PictureStory.module.css';

interface Place {
  id: string;
  name: string;
  href: string;
  place: string;
  picture: PictureData;
  /** At its end: a heart. */
  action: ReactElement;
}

export interface PictureStoryProps {
  id: string;
  title: string;
  line: string;
  /** A telephone folds all but the first, a wide window and paper show them. */
  paragraphs: readonly string[];
  picture: PictureData;
  /** The name of the story in the accessible names of what is in it. */
  name: string;
  /** Where it happens. */
  places: readonly Place[];
  /** The accessible name of the places. */
  placesLabel: string;
  /** The link below it. */
  link: ReactElement;
}

/** A story beside its picture, and the places that it is about. Every second one has its picture on the other side. */
export function PictureStory({ id, title, line, paragraphs, picture, name, link, ...places }: PictureStoryProps) {
  const [first, ...others] = paragraphs;
  return (
    <Split
      id={id}
      as="article"
      ratio="1/1"
      rows={6}
      across={9}
      align="start"
      before={10}
      className={styles.story}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        {/* Wider than its place in the upright layout, which crops its sides. */}
        <Picture picture={picture} fit="cover" sizes={`${minWidth('md')} 85vw, 100vw`} />
      </div>
      <div className={styles.words}>
        <Heading id={`${id}-title`} level={3} size="title-2">
          {title}
        </Heading>
        <Text size="lead" tone="quiet" className={styles.line}>
          {line}
        </Text>
        <p className={styles.paragraph}>{first}</p>
        {others.length > 0 && (
          <details className={styles.rest}>
            <summary>
              The whole story<span className="visually-hidden">{`: ${name}`}</span>
            </summary>
            {others.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </details>
        )}
        {places.places.length > 0 && <Places {...places} />}
        {link}
      </div>
    </Split>
  );
}

function Places({ places, placesLabel }: Pick<PictureStoryProps, 'places' | 'placesLabel'>) {
  return (
    <ul className={styles.places} aria-label={placesLabel}>
      {/* A page may have a hundred of them, so they have no choice of formats and sizes. */}
      {places.map(({ id, name, href, place, picture, action }) => (
        <li key={id}>
          <img
            className={styles.thumbnail}
            src={thumbnailSource(picture)}
            alt=""
            width={120}
            height={160}
            loading="lazy"
            decoding="async"
          />
          <Anchor href={href}>{name}</Anchor>
          <Text as="span" size="caption" tone="quiet" className={styles.place}>
            {place}
          </Text>
          {action}
        </li>
      ))}
    </ul>
  );
}
