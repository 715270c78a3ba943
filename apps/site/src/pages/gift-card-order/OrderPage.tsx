import { address } from '@myler/config/address';
import { deskLine, mailboxes } from '@myler/config/contact';
import { Section } from '@myler/ui/section';
import { Skeleton } from '@myler/ui/skeleton';
import { Island } from '@myler/islands/island';
import { Heading } from '@myler/ui/heading';
import { Box, Stack, boxClass } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { PageTrail } from '../../features/page-opening/PageTrail.tsx';
import styles from './OrderPage.module.css';

/** The page of a receipt's link. Its contents are for the buyer only, so the server renders none of them. */
export function OrderPage() {
  return (
    <Section band="paper">
      <PageTrail page="A card you bought" via={[{ label: 'Gift cards', href: address('/e-gift-card') }]} />
      <Island of="gift-order" hydrateOn="load" className={boxClass({ only: 'scripted', className: styles.live })}>
        <OrderSkeleton />
      </Island>
      <Box only="unscripted" className={styles.still}>
        <h1>A card you bought.</h1>
        <Text size="lead" tone="quiet" before={6}>
          Following it here needs JavaScript, which is switched off. Ring <a href={deskLine.href}>{deskLine.display}</a>{' '}
          or write to <a href={`mailto:${mailboxes.membership}`}>{mailboxes.membership}</a> with the reference of your
          receipt, MG and eight letters and digits: until the card is sent we change or cancel it for you, and for
          fourteen days after that we refund it if none of it is spent.
        </Text>
      </Box>
    </Section>
  );
}

function OrderSkeleton() {
  return (
    <>
      <Heading level={1} size="title-2">
        A card you bought.
      </Heading>
      <Stack gap={5} before={7} aria-hidden="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </>
  );
}
