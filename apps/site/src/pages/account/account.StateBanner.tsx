import { useState } from 'react';
import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { Button, LinkButton } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { membershipStateInWords } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { Box } from '@myler/ui/layout';
import { ConfirmRenewal } from './account.ConfirmRenewal.tsx';
import styles from './account.StateBanner.module.css';

interface StateBannerProps {
  membership: MemberMembership;
  /** On the page of the payments the card is right below. */
  isAmongPayments?: boolean;
}

/** A membership that rests, waits for a payment or has ended: what happened, and what to do. Nothing when all is well. */
export function StateBanner({ membership, isAmongPayments = false }: StateBannerProps) {
  const [isBankShown, setBankShown] = useState(false);
  const state = membershipStateInWords(membership);
  if (!state) return null;
  const { confirmation } = membership;
  return (
    <Box as="section" wrap className={styles.place} aria-label="About your membership">
      <div className={styles.banner}>
        <Icon name="warn" size={20} />
        <div>
          <Heading level={2} size="subtitle">
            {state.title}
          </Heading>
          <p className={styles.text}>{state.text}</p>
        </div>
        {confirmation ? (
          !isBankShown && <Button onClick={() => setBankShown(true)}>Go to your bank</Button>
        ) : (
          <Action membership={membership} isAmongPayments={isAmongPayments} />
        )}
      </div>
      {confirmation && isBankShown && <ConfirmRenewal key={confirmation} confirmation={confirmation} />}
    </Box>
  );
}

function Action({ membership: { ended }, isAmongPayments }: Required<StateBannerProps>) {
  if (ended) {
    return <LinkButton href={deskLine.href}>Ring the desk</LinkButton>;
  }
  return isAmongPayments ? null : <LinkButton href={address('/account/payments')}>Use another card</LinkButton>;
}
