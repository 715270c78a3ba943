import type { PressRelease, PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { PressBoilerplate } from '../../features/press/PressBoilerplate.tsx';
import { releasesAddress, releaseYear } from '@myler/domain/filters';
import { Heading } from '@myler/ui/heading';
import { Box, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { ReleaseSidebar } from './release.Sidebar.tsx';
import { ReleaseBody } from './release.Body.tsx';
import { ReleaseNeighbours } from './release.Neighbours.tsx';
import { ReleasePicture } from './release.Picture.tsx';
import styles from './PressReleasePage.module.css';

export interface PressReleasePageProps {
  release: PressRelease;
  /** All releases, newest first. */
  all: Outcome<readonly PressReleaseSummary[]>;
}

/** A release for editors: date and place, the text, the contact, the picture, and the boilerplate. */
export function PressReleasePage({ release, all }: PressReleasePageProps) {
  const year = releaseYear(release);
  return (
    <>
      <Box as="article" wrap className={styles.release}>
        <Breadcrumb
          items={[
            { label: 'Press', href: address('/press') },
            { label: `Releases of ${year}`, href: releasesAddress({ year, page: 1 }) },
            { label: release.title.replace(/\.$/, '') },
          ]}
        />
        <header className={styles.head}>
          <Heading level={1} className={styles.title}>
            {release.title}
          </Heading>
          <Text size="lead" tone="quiet" before={6} measure>
            {release.summary}
          </Text>
        </header>
        <Split ratio="5/7" rows={8} across={9} className={styles.columns}>
          <ReleaseSidebar release={release} />
          <div>
            <ReleaseBody release={release} />
            <ReleasePicture release={release} />
          </div>
        </Split>
      </Box>
      <Section band="paper-2">
        <PressBoilerplate headingLevel={2} />
      </Section>
      {all.ok && <ReleaseNeighbours release={release} all={all.data} />}
    </>
  );
}
