import { minWidth } from '@myler/config/breakpoints';
import type { PressRelease } from '@myler/api-client/contract';
import { Cluster, ScreenOnly } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Picture } from '@myler/ui/picture';
import styles from './release.Picture.module.css';

/** The picture of the release, and a link to its largest file for print. */
export function ReleasePicture({ release: { picture } }: { release: PressRelease }) {
  const widest = picture.widths.at(-1) ?? picture.width;
  return (
    <ScreenOnly as="figure" before={9}>
      <Picture picture={{ ...picture, alt: '' }} sizes={`${minWidth('md')} 56vw, 90vw`} />
      <Cluster as="figcaption" gap={6} rows={3} align="baseline" justify="between" className={styles.caption}>
        <span>{`${picture.alt}. Drawn by Myler, free to print with this release.`}</span>
        <Link
          variant="standalone"
          href={`${picture.src}-${widest}.jpeg`}
          download=""
        >{`Download, ${widest.toLocaleString('en-GB')} pixels wide`}</Link>
      </Cluster>
    </ScreenOnly>
  );
}
