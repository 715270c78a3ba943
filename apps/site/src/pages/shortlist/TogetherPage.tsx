import { address } from '@myler/config/address';
import { Section } from '@myler/ui/section';
import { Skeleton } from '@myler/ui/skeleton';
import { Island } from '@myler/islands/island';
import { Box, Stack, boxClass } from '@myler/ui/layout';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import styles from './TogetherPage.module.css';

/**
 * The page of a link to a list that several people decide on. The link's token is in the fragment, so the server knows
 * neither the list nor who opened it.
 */
export function TogetherPage() {
  return (
    <Section band="paper">
      <Island of="together" hydrateOn="load" className={boxClass({ only: 'scripted', className: styles.live })}>
        <ShortlistHeading title="Decide together.">Fetching the hotels that you were asked about.</ShortlistHeading>
        <Stack gap={5} before={9} measure aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </Island>
      <Box only="unscripted">
        <ShortlistHeading title="Decide together.">
          To press hearts here needs JavaScript, which is switched off. Ask whoever sent you the link to share the list
          itself: that one shows without it. Or <a href={address('/our-hotels')}>look at all the hotels</a>.
        </ShortlistHeading>
      </Box>
    </Section>
  );
}
