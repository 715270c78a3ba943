import type { PressReleaseSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Card, CardLink } from '@myler/ui/card';
import { Picture } from '@myler/ui/picture';
import { releaseAddress, releaseYear, releaseYears } from '@myler/domain/filters';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './press-list.Years.module.css';

/** Releases by year, each with its summary. */
export function PressListYears({ releases }: { releases: readonly PressReleaseSummary[] }) {
  return releaseYears(releases).map((year) => (
    <Split key={year} as="section" ratio="1/3" rows={4} across={8} before={9} aria-labelledby={`of-${year}`}>
      <h2 id={`of-${year}`} className={styles.figure}>
        {year}
      </h2>
      <ul>
        {releases
          .filter((release) => releaseYear(release) === year)
          .map((release) => (
            <Card as="li" key={release.id} className={styles.release}>
              <div>
                <Text size="caption" tone="quiet">
                  <time dateTime={release.publishedOn}>{formatDate(release.publishedOn)}</time>
                  <span>{`, ${release.city}`}</span>
                </Text>
                <h3 className={styles.title}>
                  <CardLink href={releaseAddress(release)}>{release.title}</CardLink>
                </h3>
                <Text size="small" tone="quiet" before={2} measure className={styles.summary}>
                  {release.summary}
                </Text>
              </div>
              <div className={styles.picture}>
                <Picture picture={release.picture} sizes="clamp(5.5rem, 24vw, 14rem)" fit="cover" />
              </div>
            </Card>
          ))}
      </ul>
    </Split>
  ));
}
