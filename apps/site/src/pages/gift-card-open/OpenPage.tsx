import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { Section } from '@myler/ui/section';
import { Skeleton } from '@myler/ui/skeleton';
import { Island } from '@myler/islands/island';
import { Box, Split, Stack, boxClass } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { PageTrail } from '../../features/page-opening/PageTrail.tsx';
import styles from './OpenPage.module.css';

/** The page of the link in a recipient's email. The card is for its recipient only, so the server renders none of it. */
export function OpenPage() {
  return (
    <Section band="paper">
      <PageTrail page="A gift for you" via={[{ label: 'Gift cards', href: address('/e-gift-card') }]} />
      <Island of="gift-open" hydrateOn="load" className={boxClass({ only: 'scripted', className: styles.live })}>
        <GiftSkeleton />
      </Island>
      <Box only="unscripted" className={styles.still}>
        <h1>A gift for you.</h1>
        <Text size="lead" tone="quiet" before={6}>
          Opening it here needs JavaScript, which is switched off. Nothing is lost: the code is in the email that
          brought you here, and <a href={address('/e-gift-card/redeem')}>this page</a> says how to spend it. Or ring{' '}
          <a href={deskLine.href}>{deskLine.display}</a>.
        </Text>
      </Box>
    </Section>
  );
}

function GiftSkeleton() {
  return (
    <Split ratio="1/1" rows={8} across={9}>
      <div>
        <h1>A gift for you.</h1>
        <Stack gap={5} before={7} className={styles.lines} aria-hidden="true">
          <Skeleton />
          <Skeleton />
        </Stack>
      </div>
      <div className={styles.card} aria-hidden="true" />
    </Split>
  );
}
