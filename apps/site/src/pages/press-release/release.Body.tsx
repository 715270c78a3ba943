import type { PressRelease } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';
import styles from './release.Body.module.css';

/** The text, with the dateline and the closing mark that are usual for releases. */
export function ReleaseBody({ release: { city, publishedOn, body } }: { release: PressRelease }) {
  return (
    <div className={styles.body}>
      <p className={styles.dateline}>
        <span>{`${city},`}</span> <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      </p>
      <PlainBlocks blocks={body} headingLevel={2} />
      <p className={styles.end}>Ends</p>
    </div>
  );
}
