import type { Ref } from 'react';
import { Logo } from '../../logo/Logo.tsx';
import { Stamp } from './Stamp.tsx';
import styles from './Passport.module.css';

export interface PassportProps {
  cover: { title: string; summary: string; blanks: readonly string[] };
  /** Each with a picture in outlines. */
  visits: readonly { id: string; name: string; place: string; picture: string }[];
  /** The lines to fill in beside each picture. */
  blanks: readonly string[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * A passport for children: a cover, and for each place a picture to colour with a stamp. Only print shows it, and nothing
 * else of the page, if it is a child of `<body>`.
 */
export function Passport({ cover, visits, blanks, ref }: PassportProps) {
  return (
    <div ref={ref} className={styles.sheets} aria-hidden="true">
      <section className={styles.cover}>
        <div className={styles.arch}>
          <Logo />
          <p className={styles.title}>{cover.title}</p>
          <p>{cover.summary}</p>
          <Blanks labels={cover.blanks} />
        </div>
      </section>
      {visits.map(({ id, name, place, picture }) => (
        <section key={id} className={styles.visit}>
          <img className={styles.picture} src={picture} alt="" width={1200} height={1600} />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p>{place}</p>
            <Stamp name={name} place={place} />
            <Blanks labels={blanks} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Blanks({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <p key={label} className={styles.blank}>
      <span>{label}</span>
    </p>
  ));
}
