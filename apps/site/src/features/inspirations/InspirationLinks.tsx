import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { Inspiration } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Card, CardLink } from '@myler/ui/card';
import { withoutFullStop } from '@myler/domain/words';
import styles from './InspirationLinks.module.css';

interface InspirationLinksProps {
  title: string;
  inspirations: readonly Inspiration[];
}

/** All inspirations, each an arch that links to its story. */
export function InspirationLinks({ title, inspirations }: InspirationLinksProps) {
  return (
    <section className={styles.inspirations} aria-labelledby="inspirations-title">
      <h2 id="inspirations-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {inspirations.map(({ id, title: name, picture }) => (
          <Card as="li" key={id}>
            {/* The name below describes the picture, so `alt` is empty. It is fetched twice as wide as the arch, whose
                shape crops its sides. */}
            <ArchPicture picture={{ ...picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 28vw, 60vw`} />
            <CardLink className={styles.link} href={address('/inspirations', { hash: id })}>
              {withoutFullStop(name)}
            </CardLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}
