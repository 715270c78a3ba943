import type { PressReleaseSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Card, CardLink } from '@myler/ui/card';
import { releaseAddress } from '@myler/domain/filters';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './release.Neighbours.module.css';

interface ReleaseNeighboursProps {
  release: PressReleaseSummary;
  /** Newest first. */
  all: readonly PressReleaseSummary[];
}

/** The releases before and after this one. */
export function ReleaseNeighbours({ release, all }: ReleaseNeighboursProps) {
  const place = all.findIndex(({ id }) => id === release.id);
  const [earlier, later] = place < 0 ? [] : [all[place + 1], all[place - 1]];
  if (!earlier && !later) return null;
  return (
    <Split
      as="nav"
      ratio="1/1"
      rows={8}
      only="screen"
      wrap
      className={styles.neighbours}
      aria-label="Earlier and later releases"
    >
      {earlier && <NeighbourLink release={earlier} rel="prev" label="Before it" />}
      {later && <NeighbourLink release={later} rel="next" label="After it" />}
    </Split>
  );
}

function NeighbourLink({ release, rel, label }: { release: PressReleaseSummary; rel: 'prev' | 'next'; label: string }) {
  return (
    <Card as="div" className={styles.neighbour} data-direction={rel}>
      <Text size="caption" tone="quiet" className={styles.label}>{`${label}, ${formatDate(release.publishedOn)}`}</Text>
      <CardLink className={styles.link} href={releaseAddress(release)} rel={rel}>
        {release.title}
      </CardLink>
    </Card>
  );
}
