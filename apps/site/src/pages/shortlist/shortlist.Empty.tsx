import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { isShortlistKeptAtom } from '@myler/state/shortlist';
import { Box, Stack } from '@myler/ui/layout';
import { Skeleton } from '@myler/ui/skeleton';
import { StateMessage } from '@myler/ui/state-message';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import styles from './shortlist.Empty.module.css';

const WAITS =
  'Press the heart beside a hotel and it waits here, on this device, without an account, until you are ready to compare it or send it to somebody.';
const WAITS_FOR_NOW =
  'Your browser keeps nothing for this site. A hotel whose heart you press waits here until the page is loaded again or closed; a link to the list keeps it.';

export function ShortlistEmpty() {
  const isKept = useAtomValue(isShortlistKeptAtom);
  return (
    <StateMessage
      kind="empty"
      vignette="suitcase"
      label="Your shortlist"
      headingLevel={1}
      title="Nothing on your shortlist yet."
      actions={
        <>
          <LinkButton href={address('/our-hotels')}>Look at the hotels</LinkButton>
          <LinkButton variant="outline" href={address('/inspirations')}>
            Begin with a feeling
          </LinkButton>
        </>
      }
    >
      {isKept ? WAITS : WAITS_FOR_NOW}
    </StateMessage>
  );
}

/** Shown until the device's list is read, and always without scripts. */
export function ShortlistSkeleton() {
  return (
    <>
      <ShortlistHeading title="Your shortlist.">
        <Box as="span" only="scripted">
          Fetching the hotels you keep on this device.
        </Box>
        <span className={styles.withoutScripts}>
          Your own list is kept by this device’s JavaScript, which is switched off. A list that somebody shares with you
          shows without it.
        </span>
      </ShortlistHeading>
      <Stack gap={5} before={9} measure only="scripted" aria-hidden="true">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton />
      </Stack>
    </>
  );
}
