import { address } from '@myler/config/address';
import type { PressReleaseSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Link } from '@myler/ui/link';
import { PressItem } from '@myler/ui/press-item';
import { Feature } from '@myler/ui/sections/listing';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { releaseAddress } from '@myler/domain/filters';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './press.Latest.module.css';

/** The newest release with its picture, and earlier ones in rows. */
export function PressLatest({ releases }: { releases: Outcome<readonly PressReleaseSummary[]> }) {
  if (!releases.ok) return <BlockFailed title="The releases did not reach us." />;
  const [newest, ...others] = releases.data;
  if (!newest)
    return (
      <Text size="title-2" before={8}>
        We have announced nothing yet. When we do, it will be here first.
      </Text>
    );
  return (
    <Stack gap={8} before={9}>
      <Feature
        layout="first"
        title={newest.title}
        href={releaseAddress(newest)}
        picture={newest.picture}
        dateline={
          <>
            <span>{`${newest.city},`}</span> <time dateTime={newest.publishedOn}>{formatDate(newest.publishedOn)}</time>
          </>
        }
        summary={newest.summary}
        isFirst
      />
      <ul className={styles.rows}>
        {others.map((release) => (
          <li key={release.id}>
            <PressItem
              title={release.title}
              href={releaseAddress(release)}
              date={{ text: formatDate(release.publishedOn), value: release.publishedOn }}
              kind={release.city}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link variant="standalone" href={address('/press/list')}>
          Every release, by year
        </Link>
      </p>
    </Stack>
  );
}
