import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { Inspiration } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Card, CardLink } from '@myler/ui/card';
import { withoutFullStop } from '@myler/domain/words';
import { Heading } from '@myler/ui/heading';
import { Grid } from '@myler/ui/layout';
import styles from './InspirationLinks.module.css';

interface InspirationLinksProps {
  title: string;
  inspirations: readonly Inspiration[];
}

/** All inspirations, each an arch that links to its story. */
export function InspirationLinks({ title, inspirations }: InspirationLinksProps) {
  return (
    <section className={styles.inspirations} aria-labelledby="inspirations-title">
      <Heading id="inspirations-title" level={2} size="title-2">
        {title}
      </Heading>
      <Grid as="ul" columns={4} narrow gap={6} rows={7} before={7}>
        {inspirations.map(({ id, title: name, picture }) => (
          <Card as="li" key={id}>
            {/* The name below describes the picture, so `alt` is empty. It is fetched twice as wide as the arch, whose
                shape crops its sides. */}
            <ArchPicture picture={{ ...picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 36vw, 60vw`} />
            <CardLink className={styles.link} href={address('/inspirations', { hash: id })}>
              {withoutFullStop(name)}
            </CardLink>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
