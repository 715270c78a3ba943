import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { Label } from '@myler/ui/label';
import { Island } from '@myler/islands/island';
import { Heading } from '@myler/ui/heading';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { DetailsSkeleton, OverviewSkeleton, RowsSkeleton } from './account.Skeletons.tsx';
import styles from './AccountPage.module.css';

export type AccountPart = 'overview' | 'details' | 'people' | 'payments' | 'privacy';

const parts = {
  overview: { label: 'Overview', href: address('/account'), title: 'Your membership.' },
  details: { label: 'Details', href: address('/account/details'), title: 'You and your family.' },
  people: { label: 'People', href: address('/account/people'), title: 'Who is on the card.' },
  payments: { label: 'Payments', href: address('/account/payments'), title: 'Payments and renewal.' },
  privacy: { label: 'Privacy', href: address('/account/privacy'), title: 'Your privacy, your choices.' },
} as const;

/**
 * A page of the account. What it shows differs by member, so the server renders only its frame, which is the same for
 * everybody, and the browser fills it in behind the session.
 */
export function AccountPage({ part }: { part: AccountPart }) {
  return (
    <>
      <Stack wrap className={styles.head}>
        <Label>For members</Label>
        <Heading level={1} className={styles.title} tabIndex={-1}>
          {parts[part].title}
        </Heading>
        <nav aria-label="Your membership">
          <Cluster as="ul" nowrap gap={8} before={7} className={styles.parts}>
            {Object.entries(parts).map(([key, { label, href }]) => (
              <li key={key} data-part={key}>
                <a className={styles.part} href={href} aria-current={key === part ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </Cluster>
        </nav>
      </Stack>
      <Part part={part} />
      <Text size="lead" measure only="unscripted" className={styles.still}>
        Your account needs JavaScript, which is switched off. Ring the desk on{' '}
        <a href={deskLine.href}>{deskLine.display}</a>, and we do it for you.
      </Text>
    </>
  );
}

/** The island of each part, in the place of its skeleton. */
function Part({ part }: { part: AccountPart }) {
  const place = { hydrateOn: 'load', className: styles.live } as const;
  if (part === 'details') {
    return (
      <Island of="member-details" {...place}>
        <DetailsSkeleton />
      </Island>
    );
  }
  if (part === 'overview') {
    return (
      <Island of="member-overview" {...place}>
        <OverviewSkeleton />
      </Island>
    );
  }
  return (
    <Island of={`member-${part}`} {...place}>
      <RowsSkeleton />
    </Island>
  );
}
