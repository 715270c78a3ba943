import { minWidth } from '@myler/config/breakpoints';
import { ArchPicture } from '../../arch-picture/ArchPicture.tsx';
import { Card, CardLink } from '../../card/Card.tsx';
import { Heading } from '../../heading/Heading.tsx';
import { Grid } from '../../layout/Grid.tsx';
import type { PictureData } from '../../picture/Picture.tsx';
import styles from './ArchLinks.module.css';

export interface ArchLinksProps {
  title: string;
  links: readonly { label: string; href: string; picture: PictureData }[];
}

/** Where somebody could go from here: arches, each a link. */
export function ArchLinks({ title, links }: ArchLinksProps) {
  return (
    <section className={styles.links} aria-labelledby="arch-links-title">
      <Heading id="arch-links-title" level={2} size="title-2">
        {title}
      </Heading>
      <Grid as="ul" columns={4} narrow gap={6} rows={7} before={7} className={styles.list}>
        {links.map(({ label, href, picture }) => (
          <Card as="li" key={href}>
            {/* The label describes the picture, so `alt` is empty. It is fetched twice as wide as the arch, whose shape
                crops its sides. */}
            <ArchPicture picture={{ ...picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 28vw, 60vw`} />
            <CardLink className={styles.link} href={href}>
              {label}
            </CardLink>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
